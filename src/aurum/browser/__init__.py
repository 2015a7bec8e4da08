"""A table without a server: the same tables and answers in a web worker of the page.

Nothing here imports what a browser does not have. What the browser gives is in `outside`.
"""
