"""Work on the `.po` files, which host_sim/texts reads.

english      what firmware and pages say in English
pictures     the screens on which a text is
terms        the words of the games, and a glossary of them
update       brings catalogues up to date with the English
"""
