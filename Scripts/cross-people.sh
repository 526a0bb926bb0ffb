#!/usr/bin/env bash
# Two people use an app at random at the same time, in both modes of serving; not a byte of one may reach the other.
# `Scripts/cross-people.sh [STEPS] [SEED]`, 1,000 steps unless told otherwise. It needs Python's websockets.
exec "$(dirname "$0")/drive-served-app.sh" crossing.py "$@"
