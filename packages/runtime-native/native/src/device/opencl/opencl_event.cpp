#include "device/opencl/opencl_event.hpp"

namespace boxflow::opencl {

namespace {

Int execution_status(const Api& api, const OpenclEvent& event) {
  Int status = kSuccess;
  check(api.clGetEventInfo(event.raw(), kEventCommandExecutionStatus, sizeof status, &status, nullptr),
        "clGetEventInfo", event.device());
  return status;
}

std::int64_t profiled_time(const Api& api, const OpenclEvent& event, UInt which) {
  ULong nanoseconds = 0;
  check(api.clGetEventProfilingInfo(event.raw(), which, sizeof nanoseconds, &nanoseconds, nullptr),
        "clGetEventProfilingInfo", event.device());
  return static_cast<std::int64_t>(nanoseconds) + event.clock_offset();
}

}  // namespace

WaitList::WaitList(Waits waits) {
  raw_.reserve(waits.size());
  for (const EventRef& wait : waits) {
    if (wait) raw_.push_back(static_cast<const OpenclEvent&>(*wait).raw());
  }
}

void wait_for(const Api& api, const OpenclEvent& event) {
  const RawEvent raw = event.raw();
  const Int status = api.clWaitForEvents(1, &raw);
  // The wait only says that something failed; the event knows what.
  if (status == kExecStatusErrorInWaitList) check(execution_status(api, event), "a command", event.device());
  check(status, "clWaitForEvents", event.device());
}

bool is_complete(const Api& api, const OpenclEvent& event) {
  const Int status = execution_status(api, event);
  if (status < 0) check(status, "a command", event.device());
  return status == kComplete;
}

Interval profiled_interval(const Api& api, const OpenclEvent& event) {
  return {profiled_time(api, event, kProfilingCommandStart), profiled_time(api, event, kProfilingCommandEnd),
          event.queue()};
}

}  // namespace boxflow::opencl
