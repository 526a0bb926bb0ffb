#!/usr/bin/env bash
# Kills workers, the gate and connections at random while two people use an app, and looks at what they see afterwards.
# `Scripts/kill-servers.sh [KILLS] [SEED] [nginx]`, 50 kills unless told otherwise. With `nginx`, people come through a real one,
# which is killed as well. It needs Python's websockets.
exec "$(dirname "$0")/drive-served-app.sh" kills.py "$@"
