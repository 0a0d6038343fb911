// OpenCL devices of one platform, in one context.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <string_view>

#include "device/opencl/opencl_device.hpp"
#include "device/opencl/opencl_error.hpp"
#include "device/opencl/opencl_library.hpp"
#include "device/opencl/opencl_program.hpp"
#include "device/platform_request.hpp"

namespace boxflow {

namespace opencl {

namespace {

class OpenclPlatform final : public Platform {
 public:
  OpenclPlatform(std::shared_ptr<const Session> session, std::vector<std::unique_ptr<Device>> devices)
      : session_(std::move(session)), devices_(std::move(devices)) {}

  std::span<const std::unique_ptr<Device>> devices() const override { return devices_; }

  std::size_t kernel_index(const std::string& name) const override {
    const auto found = std::find(session_->kernels.begin(), session_->kernels.end(), name);
    if (found == session_->kernels.end()) {
      throw Error("BF5106", "the bundle has no OpenCL kernel named " + name,
                  "build the program again: its plan and its kernels do not belong together");
    }
    return static_cast<std::size_t>(found - session_->kernels.begin());
  }

  void wait(const EventRef& event) override {
    if (event) wait_for(session_->api, static_cast<const OpenclEvent&>(*event));
  }

  bool is_complete(const EventRef& event) override {
    return !event || opencl::is_complete(session_->api, static_cast<const OpenclEvent&>(*event));
  }

  Interval interval(const EventRef& event) override {
    if (!event || !session_->profiling) return {};
    return profiled_interval(session_->api, static_cast<const OpenclEvent&>(*event));
  }

 private:
  std::shared_ptr<const Session> session_;
  std::vector<std::unique_ptr<Device>> devices_;
};

constexpr const char* kPocl = "Portable Computing Language";

ContextOwner create_context(const Api& api, const Selection& selection) {
  std::vector<DeviceId> ids;
  for (const FoundDevice& device : selection.devices) ids.push_back(device.id);
  const std::intptr_t properties[] = {kContextPlatform, reinterpret_cast<std::intptr_t>(selection.platform), 0};
  Int status = kSuccess;
  ContextOwner context(
      api.clCreateContext(properties, static_cast<UInt>(ids.size()), ids.data(), nullptr, nullptr, &status),
      api.clReleaseContext);
  check(status, "clCreateContext", "the " + std::to_string(ids.size()) + " devices");
  return context;
}

// The devices of a CPU driver share the machine's memory; each gets its part.
std::size_t memory_sharers(const Selection& selection) {
  return selection.devices.front().type & kDeviceTypeCpu ? selection.devices.size() : 1;
}

std::string chosen_platform_name() {
  const char* chosen = std::getenv("BOXFLOW_OPENCL_PLATFORM");
  return chosen ? chosen : "";
}

}  // namespace

}  // namespace opencl

void check_opencl_library() { opencl::open_library(); }

std::unique_ptr<Platform> open_opencl_platform(const PlatformRequest& request) {
  using namespace opencl;
  auto session = std::make_shared<Session>();
  session->api = load_api();
  session->profiling = request.profiling;
  session->compute_queues = request.compute_queues;
  session->peer = request.peer;
  const Selection selection = select(find_platforms(session->api), request.devices, chosen_platform_name());
  session->context = create_context(session->api, selection);
  if (request.opencl_source) {
    BuiltProgram built =
        build_program(session->api, session->context.get(), selection.devices, request.opencl_source);
    session->program = std::move(built.program);
    session->kernels = std::move(built.kernels);
    session->source_hash = std::hash<std::string_view>{}(request.opencl_source);
    if (selection.platform_name == kPocl) session->widening = &WideningGrids::of_process();
  }
  std::vector<std::unique_ptr<Device>> devices;
  for (const FoundDevice& found : selection.devices) {
    const int index = static_cast<int>(devices.size());
    devices.push_back(std::make_unique<OpenclDevice>(session, found, index, memory_sharers(selection)));
  }
  return std::make_unique<OpenclPlatform>(std::move(session), std::move(devices));
}

}  // namespace boxflow
