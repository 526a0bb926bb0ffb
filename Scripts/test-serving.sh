#!/usr/bin/env bash
# Serves an app to several people, as a gate with workers and as one process; ends, kills and restarts it. Needs Python's
# websockets; without it, it says so and passes.
exec "$(dirname "$0")/drive-served-app.sh" serving.py
