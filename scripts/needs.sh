# To be sourced. Installs what is missing, or says in words what that is and who can do it.
#
#     need_packages NAME...   Debian packages
#     need_node               node 18 or later, with npm
#     need_web                the web client's own packages, by its lock file

say() { printf '%s\n' "$*" >&2; }

# Runs as root, if that can be had without asking twice.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif command -v sudo >/dev/null 2>&1; then sudo -- "$@"
  else return 126
  fi
}

installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

need_packages() {
  local missing=() package
  for package in "$@"; do installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return 0

  if ! command -v apt-get >/dev/null 2>&1; then
    say "Galloper builds on Debian 12. These packages are missing, and there is no apt-get: ${missing[*]}"
    return 1
  fi
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null 2>&1; then
    say "These Debian packages are missing: ${missing[*]}"
    say "You are not root and there is no sudo. Ask whoever runs this machine for:"
    say "    apt-get install --no-install-recommends ${missing[*]}"
    return 1
  fi
  say "Installing ${missing[*]} ..."
  # Boost 1.81 and Debian's default Boost cannot both have their headers here, so nothing that
  # stands in the way is removed behind anybody's back.
  local log
  log=$(mktemp)
  if as_root env DEBIAN_FRONTEND=noninteractive sh -c '
      apt-get -qq update &&
      exec apt-get -y -qq --no-remove --no-install-recommends install "$@"' sh "${missing[@]}" \
      </dev/null >"$log" 2>&1; then
    rm -f "$log"
    return 0
  fi
  tail -n 15 "$log" >&2
  if grep -q 'not allowed\|no-remove\|Packages need to be removed' "$log"; then
    say "Some of these packages would push others off this machine, and that is yours to decide."
    say "Boost is the likely one: libboost1.81-dev replaces the headers of Debian's default Boost."
    say "If that is all right:  apt-get install ${missing[*]}"
  else
    say "apt-get could not install: ${missing[*]}"
  fi
  rm -f "$log"
  return 1
}

need_node() {
  local major=0
  if command -v node >/dev/null 2>&1; then major=$(node -p 'process.versions.node.split(".")[0]'); fi
  if [ "$major" -ge 18 ] && command -v npm >/dev/null 2>&1; then return 0; fi
  if [ "$major" -gt 0 ] && [ "$major" -lt 18 ]; then
    say "The web client needs Node 18 or later; the node on your PATH is version $major."
    return 1
  fi
  need_packages nodejs npm
}

# Goes by the lock file: the stamp is a copy of it from the last time that all went well.
need_web() {
  local web=$1
  cmp -s "$web/package-lock.json" "$web/node_modules/.installed" 2>/dev/null && return 0
  need_node || return 1
  say "Installing the web client's packages ..."
  (cd "$web" && npm ci --no-audit --no-fund --loglevel=error) || {
    say "npm could not install the web client's packages; see its words above."
    return 1
  }
  cp "$web/package-lock.json" "$web/node_modules/.installed"
}

# Builds the web client if any file it is made of has changed since it was last built.
build_web() {
  local root=$1 web=$1/clients/web stamp sum
  stamp=$web/dist/.built
  sum=$(cd "$root" && find clients/web proto/galloper/play -type f \
    -not -path '*/node_modules/*' -not -path '*/dist/*' -not -path '*/generated/*' -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$sum" ] && return 0
  say "Building the web client ..."
  (cd "$web" && npm run --silent generate && npm run --silent build) >&2 || return 1
  printf '%s\n' "$sum" >"$stamp"
}

# What building the server takes, and what the tests take besides.
build_packages="g++ cmake ninja-build pkg-config libboost1.81-dev libprotobuf-dev protobuf-compiler
  libsqlite3-dev libspdlog-dev libsodium-dev zlib1g-dev libcli11-dev"
test_packages="clang-14 libclang-rt-14-dev libgtest-dev libbenchmark-dev chromium procps python3"
