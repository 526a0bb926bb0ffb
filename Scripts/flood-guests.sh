#!/usr/bin/env bash
# Floods an app with requests without a cookie beside three people who use it, one of whom is away for a while:
# `Scripts/flood-guests.sh [REQUESTS] [CONNECTIONS] [SECONDS AWAY]`, by default 3,000 over 16 connections and 20 seconds. Needs
# Python's websockets; without it, it says so and passes.
exec "$(dirname "$0")/drive-served-app.sh" flood.py "$@"
