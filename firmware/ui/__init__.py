"""Canvas, glyphs, menus, lights, catalogues and the base of screens: what all screens draw with."""
