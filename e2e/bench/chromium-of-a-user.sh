#!/bin/sh
# Chromium as somebody who is not root (pages.ts): CHROMIUM, and NOBODY's number.
exec setpriv --reuid="$NOBODY" --regid="$NOBODY" --clear-groups "$CHROMIUM" "$@"
