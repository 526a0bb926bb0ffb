#!/usr/bin/env bash
# Prints the path of the Chromium that tests use: CHROMIUM, or one that is installed. Prints nothing if there is none. The
# headless shell comes first: it has no windows, so pages take 40 % less processor time.
for program in ${CHROMIUM:-chromium-headless-shell chromium chromium-browser google-chrome}; do
  if command -v "$program"; then exit; fi
done
exit 0
