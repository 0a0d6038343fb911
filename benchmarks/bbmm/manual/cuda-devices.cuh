// The devices of a comparison program in CUDA: error checks, peer access, memory.
#pragma once

#include <cuda_runtime.h>

#define CHECK(call) check((call), #call, __FILE__, __LINE__)

inline void check(cudaError_t status, const char* call, const char* file, int line) {
  if (status == cudaSuccess) return;
  fprintf(stderr, "%s:%d: %s: %s\n", file, line, call, cudaGetErrorString(status));
  exit(1);
}

// The physical device behind each of the program's.
struct Devices {
  int count;
  int physical[MAX_DEVICES];

  void use(int device) const { CHECK(cudaSetDevice(physical[device])); }

  // Ends a program whose kernels store into the memory of other devices, if some GPUs lack peer access.
  void must_see_each_other(const char* program) const {
    for (int d = 0; d < count; d++)
      for (int e = 0; e < count; e++) {
        int possible = 1;
        if (physical[d] != physical[e]) CHECK(cudaDeviceCanAccessPeer(&possible, physical[d], physical[e]));
        if (possible) continue;
        fprintf(stderr, "%s: GPU %d cannot store into the memory of GPU %d; choose others with CUDA_VISIBLE_DEVICES\n",
                program, physical[d], physical[e]);
        exit(1);
      }
  }

  void synchronise() const {
    for (int d = 0; d < count; d++) {
      use(d);
      CHECK(cudaDeviceSynchronize());
    }
  }
};

inline void enable_peer_access(int from, int to) {
  int possible = 0;
  CHECK(cudaDeviceCanAccessPeer(&possible, from, to));
  if (!possible) return;  // peer copies then go through the host's memory
  CHECK(cudaSetDevice(from));
  const cudaError_t status = cudaDeviceEnablePeerAccess(to, 0);
  if (status == cudaErrorPeerAccessAlreadyEnabled) {
    cudaGetLastError();  // or the next check of a launch reports it
    return;
  }
  CHECK(status);
}

// `count` devices with work, of those that the command line asks for.
inline Devices open_devices(const options& options, int count) {
  int found = 0;
  // Streams of devices that are the same GPU must not wait for each other: kernels of one wait for those of another.
  setenv("CUDA_DEVICE_MAX_CONNECTIONS", "32", 0);
  const cudaError_t status = cudaGetDeviceCount(&found);
  if (status != cudaErrorNoDevice) CHECK(status);
  must_have_devices(&options, found);
  Devices devices = {count, {}};
  for (int d = 0; d < count; d++) devices.physical[d] = d % found;
  for (int d = 0; d < count && d < found; d++)
    for (int e = 0; e < count && e < found; e++)
      if (d != e) enable_peer_access(d, e);
  return devices;
}

// On the current device, counted.
template <typename Element>
inline Element* device_memory(size_t elements, size_t& allocated_bytes) {
  void* memory = nullptr;
  if (elements == 0) return nullptr;
  CHECK(cudaMalloc(&memory, elements * sizeof(Element)));
  allocated_bytes += elements * sizeof(Element);
  return static_cast<Element*>(memory);
}

// Page-locked, for copies at full speed.
template <typename Element>
inline Element* pinned_memory(size_t elements) {
  void* memory = nullptr;
  CHECK(cudaMallocHost(&memory, elements * sizeof(Element)));
  return static_cast<Element*>(memory);
}

inline cudaStream_t make_stream() {
  cudaStream_t stream;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  return stream;
}

inline cudaEvent_t make_event() {
  cudaEvent_t event;
  CHECK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
  return event;
}

inline unsigned blocks_for(int threads, int block) { return (unsigned)((threads + block - 1) / block); }
