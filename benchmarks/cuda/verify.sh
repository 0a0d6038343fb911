#!/usr/bin/env bash
# Runs the programs that build-programs.mjs made on real devices and compares them with the sequential program twice:
# inside the program (every live-out element, BOXFLOW_VERIFY=1), and by what it prints.
#
#   verify.sh FOLDER DEVICES...          BOXFLOW_TARGET=cuda (the default) or opencl
#
# Prints one line per run and ends with "N passed, N failed".
set -u
folder=$1
shift
export BOXFLOW_TARGET=${BOXFLOW_TARGET:-cuda}
export BOXFLOW_OFFLOAD=always
passed=0
failed=0
here=$(cd "$(dirname "$0")" && pwd)

check() { # program, devices
  local name out status
  name=$(basename "$1")
  out=$(mktemp)
  BOXFLOW_DEVICES=$2 BOXFLOW_VERIFY=1 timeout 120 "$1" --dump >"$out" 2>"$out.log"
  status=$?
  # A verified run prints the sequential values, so the parallel ones are printed by a run of their own.
  if [ $status -eq 0 ]; then
    BOXFLOW_DEVICES=$2 timeout 120 "$1" --dump >"$out" 2>>"$out.log"
    status=$?
  fi
  if [ $status -eq 0 ] && python3 "$here/compare-dumps.py" "$1.expected" "$out" "${name##*-}" >>"$out.log" 2>&1; then
    passed=$((passed + 1))
    echo "ok    $BOXFLOW_TARGET x$2  $name"
  else
    failed=$((failed + 1))
    echo "FAIL  $BOXFLOW_TARGET x$2  $name (exit $status): $(tail -n 3 "$out.log" | tr '\n' ' ')"
  fi
  rm -f "$out" "$out.log"
}

for devices in "$@"; do
  for expected in "$folder"/*.expected; do
    check "${expected%.expected}" "$devices"
  done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
