"""The texts of all languages: `.po` files, and what is made of them. Runs on CPython alone.

catalogues   reads the `.po` files
packing      the files that the firmware reads
made         makes those and the words of the pages, when they are older than their sources
"""
