#!/usr/bin/env bash
# Times a kernel launch of each program that build-programs.mjs made: by nvcc alone, and by boxflow on 1 to N GPUs.
#
#   times.sh FOLDER DEVICES [LAUNCHES] > times.csv
set -u
folder=$1
most=$2
export AMGE_LAUNCHES=${3:-10}

echo "program,arguments,plain ms,$(for ((d = 1; d <= most; ++d)); do printf '%s ms' "$d"; [ "$d" -lt "$most" ] && printf ','; done)"
time_of() { # program, arguments...
  local program=$1
  shift
  local row="$program,$*,$("$folder/$program.plain" "$@")"
  for ((d = 1; d <= most; ++d)); do row+=",$(BOXFLOW_DEVICES=$d timeout 60 "$folder/$program" "$@")"; done
  echo "$row"
}
time_of convolution2D 16384 16384
time_of fft1D 26
time_of reduction 500000000
time_of saxpy 250000000
time_of sgemm 8192 8192 4096
time_of sgemv 32768 16384
time_of sort_merge_global 26
time_of sort_merge_shared 131072
time_of sort_shared 131072
time_of stencil2D 16384 16384 1
time_of stencil3D 512 512 1022
time_of transpose 16384 16384
time_of vecadd 250000000
