### The page without a server: tables that are kept in this browser.

here-starting = The game is being made ready in this browser…
here-failed = The game cannot start in this browser. The rules and your records can still be read; a newer browser will play.
here-unkept-never = This browser keeps nothing: what you play is gone once you close this window.
here-unkept-full = The browser has no room left, so your last move was not saved. Free some space and try again.
here-unkept-failed = The browser could not save your last move. Try again.
here-elsewhere = This match is open in another window of this browser. Only one of them can play it.
here-take-over = Play it here
here-several = Other people can only be met through a server, and this page has none.
here-several-how = Whoever has Aurum installed can open a server for friends with the command “aurum serve” and send its link.
here-daily = These deals follow from the date alone. They are the same on every page without a server, and nobody has sealed them.
here-kept = Kept in this browser
here-kept-about = Your matches and results are kept in this browser only. A file takes them to another one.
here-export = Save all as a file
here-import = Read such a file
here-imported =
    { $count ->
        [0] Everything in the file was here already.
        [one] One match was added.
       *[other] { $count } matches were added.
    }
here-import-damaged = This file was not written by this page, or it is damaged. Nothing was changed.
here-import-newer = This file was written by a newer version of the page. Nothing was changed.
here-forget = Delete everything
here-forget-sure = All matches and results in this browser will be gone.
here-new-version = A new version of the game is ready.
here-load-version = Load it
here-unreached = The server cannot be reached.
here-without = Play without it
here-away = You are playing without the server; what you play is kept in this browser.
here-back = Back to the server
