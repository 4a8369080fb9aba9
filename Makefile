# Every target makes .venv by itself; all it takes is Python 3.11 or newer (with venv) and make.
# Another Python beside it: make test PYTHON=python3.13 VENV=/tmp/venv-3.13
PYTHON ?= python3
VENV ?= .venv
RUN := $(VENV)/bin/python
BIOME := $(VENV)/bin/biome
PAGE := sandbox/site biome.jsonc
# One more process for the tests than there are processors: each waits now and then, for a file, a socket or a drawing.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PINS_RUN := requirements/run.txt
PINS_METRICS := requirements/metrics.txt
PINS_POSTGRES := requirements/postgres.txt

# Some containers forbid Python to keep what it has compiled: then every process of the tests compiles all of them anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help try run install metrics postgres demo test rest rest-long rest-postgres test-all check check-types check-rules format gallery engine strength bench mutants soak drill lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Boop Bot needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv"; exit 1; }
	@echo "Making $(VENV), a place of its own for what Boop Bot needs ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(PINS_RUN) | $(VENV)/bin/python
	@echo "Installing discord.py, Pillow and the rest of $(PINS_RUN) into $(VENV) (once, about half a minute) ..."
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PINS_RUN)
	@touch $@

# What a target needs beside the bot is a group of pyproject.toml; each group has the bot's own needs, too.
$(VENV)/.test $(VENV)/.rest $(VENV)/.check $(VENV)/.lock: $(VENV)/.%: requirements/%.txt | $(VENV)/bin/python
	@echo "Installing what make $* needs into $(VENV) (once, about a minute) ..."
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@ $(VENV)/.run

try: $(VENV)/.run ## play in the browser, both sides, with no Discord account (FRESH=1 starts over)
	@echo "Starting the bot and its page ..."
	@$(RUN) -m sandbox.tryout $(if $(FRESH),--fresh) $(ARGS)

run: $(VENV)/.run ## start the bot on Discord (needs a token in .env)
	@$(RUN) -m bot

install: $(VENV)/.run ## install what the bot needs, and no more

metrics: $(VENV)/.run ## install what the setting BOOP_METRICS needs
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PINS_METRICS)

postgres: $(VENV)/.run ## install what a PostgreSQL database needs
	@$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PINS_POSTGRES)

demo: $(VENV)/.run ## play one whole match over the wire by itself
	@$(RUN) -m sandbox.demo

# One room is done sooner by one process: several would each import everything first. All of them by several at once.
test: $(VENV)/.$(if $(findstring postgres,$(ARGS)),rest,test) ## run the tests but the long ones (of a room: ARGS=tests/words; on PostgreSQL: ARGS=--database=postgres)
	@$(RUN) -m pytest -q $(if $(filter tests/%,$(ARGS)),,-n $(WORKERS) --dist worksteal) -m 'not long' $(ARGS)

# Long tests mostly wait, so both go on at once; what each has said is shown when it is done.
rest: $(VENV)/.rest ## run what make test leaves out: the long tests; and on PostgreSQL what shows that every query works there
	@$(MAKE) --no-print-directory -j 2 --output-sync=target rest-long rest-postgres

rest-long: $(VENV)/.rest
	@$(RUN) -m pytest -q -n 4 --dist worksteal -m long

# What has a database, each test with one case; over the wire only what is marked both. It fails if a query is not asked by any.
rest-postgres: $(VENV)/.rest
	@$(RUN) -m pytest -q -n 2 --dist worksteal --database=postgres -m 'not postgres and (both or not long)'

test-all: test rest ## run all tests there are

check: $(VENV)/.check ## format, lint, types, import rules, workflows (where actionlint is), and that the engine's binary is what its source makes
	@$(MAKE) --no-print-directory -j 2 --output-sync=target check-types check-rules

# Types take as long as all the rest, which goes on beside them.
check-types: $(VENV)/.check
	@$(RUN) -m mypy

check-rules: $(VENV)/.check
	@$(RUN) -m ruff format --check .
	@$(RUN) -m ruff check .
	@report=$$($(VENV)/bin/lint-imports --no-cache) || { echo "$$report"; exit 1; }; echo "$$report" | tail -n 2
	@if [ -x $(BIOME) ]; then $(BIOME) check --error-on-warnings $(PAGE); \
		else echo "The page is not checked: there is no Biome for this kind of machine."; fi
	@if command -v actionlint >/dev/null; then actionlint; \
		else echo "The workflows are not checked: there is no actionlint on this machine."; fi
	@$(RUN) -m engine check

format: $(VENV)/.check ## format the code and mend what can be mended
	@$(RUN) -m ruff check --fix-only --quiet .
	@$(RUN) -m ruff format .
	@if [ -x $(BIOME) ]; then $(BIOME) check --write --log-level=error $(PAGE); fi

gallery: $(VENV)/.run ## draw every state worth seeing into docs/
	@$(RUN) -m renderer gallery -o docs/gallery.png
	@$(RUN) -m renderer colours -o docs/colours.png
	@$(RUN) -m renderer cards -o docs/cards.png
	@$(RUN) -m renderer names -o docs/names.png
	@$(RUN) -m renderer badges -o docs/badges.png
	@$(RUN) -m renderer film -o docs/film.gif

engine: $(VENV)/.check ## compile the engine's search anew
	@$(RUN) -m engine build

strength: $(VENV)/.check ## let each level of the engine play against the one below, and models of people against each (19 minutes of CPU)
	@$(RUN) -m engine strength

bench: $(VENV)/.rest ## measure, side by side, into build/bench.json
	@$(RUN) -m tests.bench

mutants: $(VENV)/.rest ## make sixty small mistakes, one after the other, and see which of them the tests notice (an hour)
	@$(RUN) -m tests.mutants $(ARGS)

soak: $(VENV)/.rest ## play 20,000 turns with kills, faults and doubled clicks
	@$(RUN) -m tests.soak

drill: $(VENV)/.rest ## let happen what should not, a hundred thousand times, and look at what came of it
	@$(RUN) -m tests.drill

lock: $(VENV)/.lock ## write the pins anew
	@$(call pins,run,)
	@$(call pins,metrics,-c $(PINS_RUN) --extra metrics)
	@$(call pins,postgres,-c $(PINS_RUN) --extra postgres)
	@$(call pins,test,-c $(PINS_RUN) --extra metrics --extra postgres --group test)
	@$(call pins,rest,-c requirements/test.txt --extra metrics --extra postgres --group rest)
	@$(call pins,check,-c requirements/test.txt --extra metrics --extra postgres --group check)
	@$(call pins,lock,-c $(PINS_RUN) --group lock)

# $(1): the file in requirements/ to write; $(2): what it is to have beside what the bot needs.
pins = $(RUN) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(2) pyproject.toml -o requirements/$(1).txt

clean: ## remove what was made
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
