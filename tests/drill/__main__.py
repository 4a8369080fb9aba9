"""``make drill``: lets happen what should not, as often as it takes, and tells what came of it."""

from tests.drill import forged

DRILLS = (forged,)

if __name__ == "__main__":
    for drill in DRILLS:
        print(drill.__doc__.splitlines()[0], flush=True)
        for what, how_often in drill.run().items():
            print(f"    {what:<40}{how_often:>12,}", flush=True)
