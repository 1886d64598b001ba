"""Runs of training, shortened."""


def trained(run, batches: int):
    """Play batches of a run; return it."""
    for _ in range(batches):
        run.play_batch()
    return run
