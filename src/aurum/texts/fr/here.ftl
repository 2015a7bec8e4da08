### La page sans serveur : des tables conservées dans ce navigateur.

here-starting = Le jeu se prépare dans ce navigateur…
here-failed = Le jeu ne peut pas démarrer dans ce navigateur. Les règles et vos parties restent lisibles ; un navigateur plus récent permettra de jouer.
here-unkept-never = Ce navigateur ne conserve rien : votre partie sera perdue dès que vous fermerez cette fenêtre.
here-unkept-full = Le navigateur n’a plus de place : votre dernier coup n’a pas été enregistré. Libérez de l’espace et réessayez.
here-unkept-failed = Le navigateur n’a pas pu enregistrer votre dernier coup. Réessayez.
here-elsewhere = Cette partie est ouverte dans une autre fenêtre de ce navigateur. Une seule peut la jouer.
here-take-over = Jouer ici
here-several = On ne rencontre d’autres personnes que par un serveur, et cette page n’en a pas.
here-several-how = Quiconque a installé Aurum peut ouvrir un serveur pour ses amis avec la commande « aurum serve » et leur envoyer le lien.
here-daily = Ces donnes découlent de la date seule. Elles sont les mêmes sur toutes les pages sans serveur, et personne ne les a scellées.
here-kept = Conservé dans ce navigateur
here-kept-about = Vos parties et vos résultats ne sont que dans ce navigateur. Un fichier les emporte dans un autre.
here-export = Tout enregistrer dans un fichier
here-import = Lire un tel fichier
here-imported =
    { $count ->
        [0] Tout le contenu du fichier était déjà là.
        [one] { $count } partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
here-import-damaged = Ce fichier ne vient pas de cette page, ou il est abîmé. Rien n’a changé.
here-import-newer = Ce fichier vient d’une version plus récente de la page. Rien n’a changé.
here-forget = Tout effacer
here-forget-sure = Toutes les parties et tous les résultats de ce navigateur seront perdus.
here-new-version = Une nouvelle version du jeu est prête.
here-load-version = La charger
here-unreached = Le serveur ne répond pas.
here-without = Jouer sans lui
here-away = Vous jouez sans le serveur ; vos parties restent dans ce navigateur.
here-back = Revenir au serveur
