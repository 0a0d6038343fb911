#!/usr/bin/env bash
# Runs the programs that build-programs.mjs made on real GPUs: each compares its results with a sequential reference.
#
#   verify.sh FOLDER DEVICES...
#
# Prints one line per failed run and ends with "N passed, N failed".
set -u
folder=$1
shift
export BOXFLOW_OFFLOAD=always
passed=0
failed=0

check() { # devices, program, arguments...
  local devices=$1 program=$2 out
  shift 2
  [ -x "$folder/$program" ] || return
  if out=$(BOXFLOW_DEVICES=$devices timeout 60 "$folder/$program" "$@" 2>&1) && [[ $out == *"$program: equal"* ]]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL  x$devices  $program $*: $(echo "$out" | tail -n 4 | tr '\n' ' ')"
  fi
}

for devices in "$@"; do
  # Sizes that divide nothing: small ones, and arrays that lie on all GPUs.
  for program in convolution2D fft1D reduction saxpy sgemm sgemv sort_merge_global sort_merge_shared sort_shared \
    stencil2D stencil3D transpose vecadd net; do
    check "$devices" $program
  done
  check "$devices" convolution2D 1500 1703
  check "$devices" fft1D 16
  check "$devices" reduction 9000017
  check "$devices" saxpy 5000017
  check "$devices" sgemm 1501 1403 701
  check "$devices" sgemv 2001 3001
  check "$devices" sort_merge_global 20
  check "$devices" sort_merge_shared 6001
  check "$devices" sort_shared 6001
  check "$devices" stencil2D 1501 1703 5
  check "$devices" stencil3D 61 203 301
  check "$devices" transpose 1501 1777
  check "$devices" vecadd 5000011
  check "$devices" net 5000003
  # Not conversions: a NaN that GPUs compute has other bits than its reference.
  for program in atomics control integers memory printing random reals sparse structs warps; do
    check "$devices" $program
  done
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
