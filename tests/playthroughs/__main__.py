"""Write every playthrough anew: ``python -m tests.playthroughs``. Read the difference before you commit it."""

from tests.playthroughs.playthrough import files, written

if __name__ == "__main__":
    for path in files():
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
