#!/usr/bin/env bash
# Builds the comparison programs:
#
#   build.sh FOLDER [cuda] [opencl] [OPTION...]        both interfaces by default
#
# Further options go to both compilers, as in -DDATA_TYPE=double or -DLARGE_DATASET. ARCH=sm_90 says which GPU the CUDA
# programs are for (this machine's by default), NVCC and CC which compilers. The programs are FOLDER/floyd-cuda,
# FOLDER/floyd-opencl and so on.
set -eu
if [ $# -lt 1 ]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
  exit 1
fi
folder=$1
shift
interfaces=()
while [ "${1-}" = cuda ] || [ "${1-}" = opencl ]; do
  interfaces+=("$1")
  shift
done
[ ${#interfaces[@]} -gt 0 ] || interfaces=(cuda opencl)
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder"

find_nvcc() {
  local home=${CUDA_HOME:-${CUDA_PATH:-/usr/local/cuda}}
  command -v nvcc || command -v "$home/bin/nvcc" || {
    echo "build.sh: nvcc is neither on the PATH nor in $home/bin: install the CUDA toolkit, or build 'opencl' only" >&2
    return 1
  }
}

# No contraction into fused multiply-adds, as for the kernels that boxflow makes: results equal the sequential loop's.
build_cuda() {
  local nvcc
  nvcc=${NVCC:-$(find_nvcc)}
  "$nvcc" -O3 -arch="${ARCH:-native}" --fmad=false --std=c++17 "${@:2}" "$here/$1.cu" -o "$folder/$1-cuda"
}

# By the loader's file name, which is there without its development package.
build_opencl() {
  "${CC:-gcc}" -O3 -std=gnu11 -Wall -Wextra -ffp-contract=off -DCL_TARGET_OPENCL_VERSION=120 "${@:2}" "$here/$1.c" \
    -o "$folder/$1-opencl" -l:libOpenCL.so.1 -lm
}

for interface in "${interfaces[@]}"; do
  for program in floyd heat2d blackscholes; do
    "build_$interface" "$program" "$@"
    echo "$folder/$program-$interface"
  done
done
