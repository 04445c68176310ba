#!/bin/sh
# Chromium as somebody who is not root (pages.ts): CHROMIUM, and AS_NOBODY, the words that make it so.
exec setpriv $AS_NOBODY "$CHROMIUM" "$@"
