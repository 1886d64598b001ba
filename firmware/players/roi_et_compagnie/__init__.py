"""The computer levels of Roi & Compagnie, and the chances of dice that they weigh."""
