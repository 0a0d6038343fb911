// The CUDA devices on a machine that has some. Prints OK or FAIL per check, then what a few things cost.
//
//   cuda_smoke                  kernels compiled by NVRTC
//   cuda_smoke --source         prints the kernels' source, for
//   cuda_smoke FILE.fatbin      kernels from `nvcc -fatbin -arch=native FILE.cu -o FILE.fatbin`
#include <chrono>
#include <cstring>
#include <fstream>
#include <iterator>

#include "conformance_kernels.hpp"
#include "device/cuda/cuda_copy.hpp"
#include "device/cuda/cuda_device.hpp"
#include "device/cuda/cuda_library.hpp"
#include "device/platform_request.hpp"
#include "device_conformance.hpp"

using boxflow::Allocation;
using boxflow::Device;
using boxflow::EventRef;
using boxflow::Platform;
using boxflow::PlatformRequest;
using boxflow::Rect;
using boxflow::open_cuda_platform;
using boxflow::test::Checks;

namespace {

double seconds() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

// Empty where the file cannot be read.
std::vector<char> read_file(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Before any platform enables peer access: the driver has to go through the host.
void check_copy_without_peer_access(Checks& checks) {
  namespace cuda = boxflow::cuda;
  const cuda::Api api = cuda::load_api();
  const auto one = std::make_shared<const cuda::Context>(api, 0, cuda::DeviceLabel{0, "device 0"});
  const auto other = std::make_shared<const cuda::Context>(api, 1, cuda::DeviceLabel{1, "device 1"});
  cuda::BlockCache one_blocks(one);
  cuda::BlockCache other_blocks(other);
  const cuda::Stream stream(other);
  constexpr std::size_t kBytes = 1 << 20;
  std::vector<unsigned char> sent(kBytes);
  for (std::size_t i = 0; i < kBytes; ++i) sent[i] = static_cast<unsigned char>(i * 7 + i / 255);
  std::vector<unsigned char> received(kBytes);
  one->make_current();
  const auto from = cuda::Place::of_device(one_blocks.allocate(kBytes), *one);
  {
    const cuda::Stream upload(one);
    enqueue_copy(*one, upload.handle(), from, cuda::Place::of_host(sent.data()),
                 boxflow::fold_rect({kBytes, 1, 1}, {}, {}), 1 << 30);
    one->check(api.stream_synchronize(upload.handle()), "cuStreamSynchronize");
  }
  other->make_current();
  const auto to = cuda::Place::of_device(other_blocks.allocate(kBytes), *other);
  const boxflow::RectSide whole{0, 1024, 0};
  const boxflow::RectSide right{512, 1024, 0};
  enqueue_copy(*other, stream.handle(), to, from, boxflow::fold_rect({kBytes, 1, 1}, {}, {}), 1 << 30);
  // The left half of every row once more, to the right.
  enqueue_copy(*other, stream.handle(), to, from, boxflow::fold_rect({512, 1024, 1}, right, whole), 1 << 30);
  enqueue_copy(*other, stream.handle(), cuda::Place::of_host(received.data()), to,
               boxflow::fold_rect({kBytes, 1, 1}, {}, {}), 1 << 30);
  other->check(api.stream_synchronize(stream.handle()), "cuStreamSynchronize");
  for (std::size_t i = 0; i < kBytes; ++i) {
    const std::size_t source = i % 1024 < 512 ? i : i - 512;
    if (received[i] == sent[source]) continue;
    checks.expect(false, "byte " + std::to_string(i));
    break;
  }
  one->make_current();
  one_blocks.release(from.device, kBytes);
  other->make_current();
  other_blocks.release(to.device, kBytes);
}

void check_memory(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  std::vector<Allocation> taken;
  const std::size_t part = device.info().memory / 8;
  for (int i = 0; i < 9; ++i) {
    const Allocation block = device.allocate(part);
    if (!block.handle) break;
    taken.push_back(block);
  }
  checks.expect(taken.size() >= 4 && taken.size() < 9, std::to_string(taken.size()) + " eighths of the memory");
  for (const Allocation& block : taken) device.release(block);
  const Allocation again = device.allocate(part);
  checks.expect(again.handle != nullptr, "memory that was released is there again");
  device.release(again);
}

// The context is lost afterwards.
void check_fault(Checks& checks, Platform& platform) {
  Device& device = *platform.devices()[0];
  const Allocation block = device.allocate(8);
  const boxflow::ViewArgument views[] = {{&block, std::int64_t{1} << 40, 8, {}}};
  const std::int64_t scalars[] = {1};
  const EventRef event = device.launch({platform.kernel_index("increment"), views, scalars, {}, {}}, {});
  checks.expect_error("BF5205", "CUDA_ERROR_ILLEGAL_ADDRESS", [&] { platform.wait(event); });
}

// ---- costs ---------------------------------------------------------------------------------------------------------

void report(const char* what, double value, const char* unit) {
  std::printf("     %-46s %9.2f %s\n", what, value, unit);
}

// Seconds per call of `work`, which gives an event, when many are in flight and the last is waited for.
template <typename Work>
double time_per_call(Platform& platform, int calls, const Work& work) {
  platform.wait(work());
  const double start = seconds();
  EventRef last;
  for (int i = 0; i < calls; ++i) last = work();
  platform.wait(last);
  return (seconds() - start) / calls;
}

void report_costs(Platform& platform) {
  constexpr std::size_t kLarge = std::size_t{256} << 20;
  constexpr double kGiga = 1e9;
  const auto devices = platform.devices();
  Device& one = *devices.front();
  Device& other = *devices.back();
  const Allocation here = one.allocate(kLarge);
  const Allocation there = other.allocate(kLarge);
  std::vector<char> host(kLarge, 1);
  const Rect all{kLarge, 1, 1};
  const boxflow::RectSide half{0, 65536, 0};
  const Rect halves{32768, kLarge / 65536, 1};
  const Rect row{81920, 1, 1};
  const std::size_t kernel = platform.kernel_index("increment");
  const boxflow::ViewArgument views[] = {{&here, 0, 8, {}}};
  const std::int64_t scalars[] = {1};
  const auto gigabytes = [&](std::size_t bytes, double time) { return static_cast<double>(bytes) / time / kGiga; };

  report("host to device, pageable", gigabytes(kLarge, time_per_call(platform, 3, [&] {
           return one.copy_from_host(here, {}, host.data(), {}, all, {});
         })), "GB/s");
  report("device to host, pageable", gigabytes(kLarge, time_per_call(platform, 3, [&] {
           return one.copy_to_host(host.data(), {}, here, {}, all, {});
         })), "GB/s");
  report("host to device, half of each 64 KB row", gigabytes(kLarge / 2, time_per_call(platform, 3, [&] {
           return one.copy_from_host(here, half, host.data(), half, halves, {});
         })), "GB/s");
  report(devices.size() > 1 ? "device to device, peer" : "device to itself",
         gigabytes(kLarge, time_per_call(platform, 20, [&] {
           return other.copy_from_device(there, {}, one, here, {}, all, {});
         })), "GB/s");
  report("the same, half of each 64 KB row", gigabytes(kLarge / 2, time_per_call(platform, 20, [&] {
           return other.copy_from_device(there, half, one, here, half, halves, {});
         })), "GB/s");
  report("the same, one row of 80 KB", 1e6 * time_per_call(platform, 2000, [&] {
           return other.copy_from_device(there, {}, one, here, {}, row, {});
         }), "us");
  report("an empty launch", 1e6 * time_per_call(platform, 5000, [&] {
           return one.launch({kernel, views, scalars, {}, {}}, {});
         }), "us");
  EventRef last;
  report("launch, then a row to the other device, in turn", 1e6 * time_per_call(platform, 2000, [&] {
           last = one.launch({kernel, views, scalars, {}, {}}, {&last, 1});
           last = other.copy_from_device(there, {}, one, here, {}, row, {&last, 1});
           return last;
         }), "us");
  report("allocate and release 80 KB", 1e6 * time_per_call(platform, 2000, [&] {
           one.release(one.allocate(81920));
           return EventRef{};
         }), "us");
  one.release(here);
  other.release(there);
}

void check_platform(Checks& checks, PlatformRequest request) {
  std::printf("-- %zu devices%s\n", request.devices, request.profiling ? ", profiling" : "");
  checks.run("opens", [&] {
    const double start = seconds();
    const auto platform = open_cuda_platform(request);
    report("opening", 1e3 * (seconds() - start), "ms");
    boxflow::test::check_conformance(checks, *platform);
    checks.run("memory runs out and comes back", [&] { check_memory(checks, *platform); });
    if (!request.profiling) report_costs(*platform);
  });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "--source") == 0) {
    std::printf("%s", boxflow::test::kCudaKernels);
    return 0;
  }
  PlatformRequest request{.cuda_source = boxflow::test::kCudaKernels};
  std::vector<char> fatbin;
  if (argc > 1) {
    fatbin = read_file(argv[1]);
    request.cuda_source = nullptr;
    request.cuda_fatbin = reinterpret_cast<const unsigned char*>(fatbin.data());
    request.cuda_fatbin_bytes = fatbin.size();
  }
  Checks checks;
  std::size_t present = 0;
  checks.run("devices are listed", [&] {
    // In its own scope, so that peer access ends with it.
    const auto platform = open_cuda_platform({.devices = 1});
    int count = 0;
    boxflow::cuda::load_api().device_get_count(&count);
    present = static_cast<std::size_t>(count);
    const boxflow::DeviceInfo& first = platform->devices()[0]->info();
    std::printf("     %zu devices, the first is %s with %zu MiB\n", present, first.name.c_str(), first.memory >> 20);
  });
  if (present > 1) {
    checks.run("copies between devices with no peer access", [&] { check_copy_without_peer_access(checks); });
  }
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}, std::size_t{4}}) {
    if (count > present) continue;
    request.devices = count;
    request.profiling = false;
    check_platform(checks, request);
  }
  if (present > 0) {
    request.profiling = true;
    request.timeline = true;
    check_platform(checks, request);
    request.devices = 1;
    checks.run("a kernel's fault is thrown by wait", [&] { check_fault(checks, *open_cuda_platform(request)); });
  }
  return checks.finish();
}
