"""An image has the dates and lists of every language that the bot speaks, and of no other."""

import runpy
import shutil
from pathlib import Path

import babel

LOCALES = Path(babel.__file__).parent / "locale-data"


def test_the_locales_of_all_languages_stay_of_a_file_or_of_a_folder(tmp_path):
    installed = tmp_path / "installed" / "babel" / "locale-data"
    installed.mkdir(parents=True)
    for name in ("root", "en", "en_GB", "pt_BR", "it", "it_CH", "zh", "zh_Hant", "zh_Hant_TW", "fi"):
        shutil.copy(LOCALES / f"{name}.dat", installed)
    words = tmp_path / "words"
    (words / "it").mkdir(parents=True)
    for name in ("en.ftl", "pt-BR.ftl", "zh-TW.ftl", "it/boards.ftl", "it/rules.ftl"):
        (words / name).touch()
    slim = runpy.run_path("deploy/slim.py")["main"]
    slim(tmp_path / "installed", words)
    assert {file.stem for file in installed.iterdir()} == {
        *("root", "en", "en_GB", "pt_BR", "it", "it_CH"),
        # What a language's data builds on stays too.
        *("zh", "zh_Hant", "zh_Hant_TW"),
    }
