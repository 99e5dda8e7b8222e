# Sourced by the commands beside it: the packages of package-lock.json, and the Node that they bring.
# Wants git, npm and any Node from 20 on.

command -v npm >/dev/null 2>&1 || { echo "Fareback needs Node 20 or later with npm: https://nodejs.org" >&2; exit 1; }

stamp=node_modules/.installed
wanted=$(cksum < package-lock.json)
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
  echo "  Installing packages (a minute or so) ..."
  log=$(mktemp)
  if ! npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    grep -q ENOSPC "$log" && echo "The disk is full: free about 2 GB and run this again." >&2
    exit 1
  fi
  # npm may be set to run no install scripts; Node and the database's libraries come with one.
  [ -x node_modules/.bin/node ] && node_modules/.bin/node --version >/dev/null 2>&1 || npm rebuild node >/dev/null 2>&1 || true
  echo "$wanted" > "$stamp"
fi

PATH="$PWD/node_modules/.bin:$PATH"
export PATH
