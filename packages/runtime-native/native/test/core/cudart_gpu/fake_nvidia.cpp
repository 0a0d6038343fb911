#include "fake_nvidia.hpp"

#include <sys/mman.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <string>

namespace {

struct Gpu {
  int number = 0, broken = 0, variable = 0;
  size_t used = 0;
};

struct Event {
  Gpu *gpu;
};
struct Module {
  Gpu *gpu;
};
struct Function {
  Gpu *gpu;
  std::string name;
};
struct Stream {
  Gpu *gpu;
};

struct Fake {
  Gpu gpus[8];
  size_t memory = size_t{64} << 20;
  std::map<std::string, FakeKernel> kernels;
  std::map<const void *, std::string> functions;  // of the host
  std::map<unsigned long long, std::pair<size_t, int>> handles, mapped;
  unsigned long long next_handle = 1;
  int variable = 0;
  std::string log, taken;
};

Fake &fake() {
  static auto *all = new Fake;
  return *all;
}

thread_local Gpu *current = nullptr;

int number_of(const char *variable, int otherwise) {
  const char *text = std::getenv(variable);
  return text == nullptr ? otherwise : std::atoi(text);
}

void log(const std::string &line) { fake().log += line + "\n"; }
std::string name_of(const Gpu *gpu) { return "gpu" + std::to_string(gpu->number); }
std::string name_of(void *stream) {
  return stream == nullptr ? "the program's stream" : name_of(static_cast<Stream *>(stream)->gpu) + "'s stream";
}
// The program's streams are the first GPU's.
Gpu *gpu_of(void *stream) { return stream == nullptr ? &fake().gpus[0] : static_cast<Stream *>(stream)->gpu; }

constexpr size_t page = size_t{2} << 20;
struct Location {
  int type, id;
};
struct Properties {
  int type, handles;
  Location location;
};

}  // namespace

extern "C" {

void fake_add_kernel(const char *name, FakeKernel kernel) { fake().kernels[name] = kernel; }
void *fake_variable() { return &fake().variable; }
int *fake_copy(int gpu) { return &fake().gpus[gpu].variable; }
const char *fake_take_log() {
  fake().taken = std::move(fake().log);
  fake().log.clear();
  return fake().taken.c_str();
}
void fake_break(int gpu, int result) { fake().gpus[gpu].broken = result; }
void fake_set_memory(size_t bytes) { fake().memory = bytes; }

// The driver.
int cuInit(unsigned) { return 0; }
int cuDriverGetVersion(int *version) { return *version = 13000, 0; }
int cuGetErrorName(int, const char **name) { return *name = "CUDA_ERROR_ILLEGAL_ADDRESS", 0; }
int cuGetErrorString(int, const char **text) { return *text = "as the fake says", 0; }
int cuDeviceGetCount(int *count) {
  for (int i = 0; i < 8; ++i) fake().gpus[i].number = i;
  return *count = number_of("FAKE_GPUS", 3), 0;
}
int cuDeviceGet(int *device, int number) { return *device = number, 0; }
int cuDeviceGetName(char *, int, int) { return 0; }
int cuDeviceTotalMem_v2(size_t *bytes, int) { return *bytes = fake().memory, 0; }
int cuDeviceGetAttribute(int *value, int attribute, int) {
  *value = attribute == 16 ? 10 : attribute == 102 ? number_of("FAKE_PAGES", 1) : 0;
  return 0;
}
int cuDeviceCanAccessPeer(int *can, int, int) { return *can = number_of("FAKE_SHARE", 1), 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) { return *context = &fake().gpus[device], 0; }
int cuDevicePrimaryCtxRelease_v2(int) { return 0; }
int cuCtxGetCurrent(void **context) { return *context = current, 0; }
int cuCtxSetCurrent(void *context) { return current = static_cast<Gpu *>(context), 0; }
int cuCtxEnablePeerAccess(void *, unsigned) { return 0; }
int cuCtxDisablePeerAccess(void *) { return 0; }
int cuModuleLoadDataEx(void **module, const void *image, unsigned, int *, void **) {
  if (std::strcmp(static_cast<const char *>(image), "NEWER PTX") == 0) return 222;
  log("load on " + name_of(current));
  return *module = new Module{current}, 0;
}
int cuModuleUnload(void *) { return 0; }
int cuModuleGetFunction(void **function, void *module, const char *name) {
  if (fake().kernels.count(name) == 0) return 500;
  return *function = new Function{static_cast<Module *>(module)->gpu, name}, 0;
}
int cuModuleGetGlobal_v2(unsigned long long *address, size_t *bytes, void *module, const char *) {
  *address = reinterpret_cast<unsigned long long>(&static_cast<Module *>(module)->gpu->variable);
  return *bytes = sizeof(int), 0;
}
int cuFuncGetAttribute(int *, int, void *) { return 0; }
int cuFuncSetAttribute(void *function, int attribute, int value) {
  log("set " + std::to_string(attribute) + " to " + std::to_string(value) + " on " +
      name_of(static_cast<Function *>(function)->gpu));
  return 0;
}
int cuMemAlloc_v2(unsigned long long *, size_t) { return 2; }
int cuMemFree_v2(unsigned long long) { return 1; }
int cuMemHostAlloc(void **, size_t, unsigned) { return 2; }
int cuMemFreeHost(void *) { return 1; }
int cuMemcpyHtoDAsync_v2(unsigned long long, const void *, size_t, void *) { return 1; }
int cuMemcpyDtoHAsync_v2(void *, unsigned long long, size_t, void *) { return 1; }
int cuMemcpyDtoDAsync_v2(unsigned long long to, unsigned long long from, size_t bytes, void *stream) {
  log("copy " + std::to_string(bytes) + " bytes in " + name_of(stream));
  std::memcpy(reinterpret_cast<void *>(to), reinterpret_cast<void *>(from), bytes);
  return 0;
}
int cuMemcpyPeerAsync(unsigned long long to, void *, unsigned long long from, void *, size_t bytes, void *stream) {
  return cuMemcpyDtoDAsync_v2(to, from, bytes, stream);
}
int cuMemcpy3DAsync_v2(const void *, void *) { return 1; }
int cuMemcpy3DPeerAsync(const void *, void *) { return 1; }
int cuCtxGetStreamPriorityRange(int *, int *) { return 0; }
int cuStreamCreateWithPriority(void **stream, unsigned, int) { return *stream = new Stream{current}, 0; }
int cuStreamDestroy_v2(void *) { return 0; }
int cuStreamWaitEvent(void *stream, void *event, unsigned) {
  log(name_of(stream) + " waits for " + name_of(static_cast<Event *>(event)->gpu));
  return 0;
}
int cuStreamSynchronize(void *) { return 0; }
int cuEventCreate(void **event, unsigned) { return *event = new Event{current}, 0; }
int cuEventDestroy_v2(void *) { return 0; }
int cuEventRecord(void *event, void *stream) {
  if (static_cast<Event *>(event)->gpu != gpu_of(stream) || current != gpu_of(stream)) return 400;
  log("record in " + name_of(stream));
  return 0;
}
int cuEventQuery(void *event) { return static_cast<Event *>(event)->gpu->broken; }
int cuEventSynchronize(void *) { return 0; }
int cuEventElapsedTime(float *, void *, void *) { return 1; }
int cuLaunchKernel(void *handle, unsigned x, unsigned y, unsigned z, unsigned threads, unsigned, unsigned, unsigned,
                   void *stream, void **parameters, void **) {
  const auto *function = static_cast<Function *>(handle);
  if (threads > 1024) return 1;
  if (function->gpu != gpu_of(stream) || current != function->gpu) return 400;
  log("launch " + std::to_string(x) + "x" + std::to_string(y) + "x" + std::to_string(z) + " in " + name_of(stream));
  fake().kernels.at(function->name)({x, y, z}, parameters, function->gpu->number);
  return 0;
}
int cuMemGetInfo_v2(size_t *unused, size_t *all) {
  *all = fake().memory;
  return *unused = *all - current->used, 0;
}
int cuMemGetAllocationGranularity(size_t *bytes, const void *, int) { return *bytes = page, 0; }
int cuMemAddressReserve(unsigned long long *address, size_t bytes, size_t, unsigned long long, unsigned long long) {
  void *made = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (made == MAP_FAILED) return 2;
  return *address = reinterpret_cast<unsigned long long>(made), 0;
}
int cuMemAddressFree(unsigned long long address, size_t bytes) {
  return munmap(reinterpret_cast<void *>(address), bytes);
}
int cuMemCreate(unsigned long long *handle, size_t bytes, const Properties *properties, unsigned long long) {
  Gpu &gpu = fake().gpus[properties->location.id];
  if (bytes % page != 0) return 1;
  if (bytes > fake().memory - gpu.used) return 2;
  gpu.used += bytes;
  *handle = fake().next_handle++;
  fake().handles[*handle] = {bytes, gpu.number};
  log("create " + std::to_string(bytes / page) + " pages of " + name_of(&gpu));
  return 0;
}
int cuMemRelease(unsigned long long) { return 0; }
int cuMemMap(unsigned long long address, size_t bytes, size_t, unsigned long long handle, unsigned long long) {
  const auto pages = fake().handles.at(handle);
  if (pages.first != bytes) return 1;
  fake().mapped[address] = pages;
  return 0;
}
int cuMemUnmap(unsigned long long address, size_t) {
  const auto found = fake().mapped.find(address);
  if (found == fake().mapped.end()) return 1;
  fake().gpus[found->second.second].used -= found->second.first;
  fake().mapped.erase(found);
  return 0;
}
int cuMemSetAccess(unsigned long long address, size_t bytes, const void *, size_t users) {
  log("access for " + std::to_string(users));
  return mprotect(reinterpret_cast<void *>(address), bytes, PROT_READ | PROT_WRITE);
}

// NVIDIA's runtime.
struct Sizes {
  unsigned x, y, z;
};
int cudaSetDevice(int) { return current = &fake().gpus[0], 0; }
int cudaGetDeviceCount(int *count) { return *count = number_of("FAKE_GPUS", 3), 0; }
int cudaMalloc(void **address, size_t bytes) {
  log("cudaMalloc");
  return *address = std::malloc(bytes), 0;
}
int cudaFree(void *address) { return std::free(address), 0; }
int cudaDeviceSynchronize() { return 0; }
int cudaMemcpy(void *to, const void *from, size_t bytes, int) { return std::memcpy(to, from, bytes), 0; }
int cudaStreamQuery(void *) { return 600; }
int cudaGetLastError() { return 0; }
int cudaPeekAtLastError() { return 0; }
int cudaMemGetInfo(size_t *unused, size_t *all) { return *unused = *all = fake().memory, 0; }
int cudaDeviceGetAttribute(int *value, int, int) { return *value = 10, 0; }
int cudaFuncSetAttribute(const void *, int, int) { return 0; }
int cudaStreamBeginCapture(void *, int) { return 0; }
int cudaStreamIsCapturing(void *, int *status) { return *status = 1, 0; }
int cudaGetSymbolAddress(void **address, const void *) { return *address = &fake().variable, 0; }
int cudaMemcpyToSymbol(const void *, const void *from, size_t bytes, size_t offset, int) {
  std::memcpy(reinterpret_cast<char *>(&fake().variable) + offset, from, bytes);
  return 0;
}
void __cudaRegisterFunction(void **, const char *host, char *, const char *name, int, void *, void *, void *, void *,
                            int *) {
  fake().functions[host] = name;
}
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int) {}
int cudaLaunchKernel(const void *function, Sizes grid, Sizes block, void **parameters, size_t, void *) {
  if (grid.y > 65535 || block.x > 1024) return 9;
  log("whole launch " + std::to_string(grid.x) + "x" + std::to_string(grid.y) + "x" + std::to_string(grid.z));
  fake().kernels.at(fake().functions.at(function))({grid.x, grid.y, grid.z}, parameters, -1);
  return 0;
}
}
