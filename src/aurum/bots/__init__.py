"""Who can sit down: from random to master."""
