#include "report/trace.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace boxflow {

namespace {

constexpr int kPlanner = 1;
constexpr int kPlannerThread = 1;

constexpr std::string_view kHead =
    "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"version\":1,\"producer\":\"boxflow\"},\"traceEvents\":[";

int process_of(std::size_t device) { return kPlanner + 1 + static_cast<int>(device); }
int thread_of(int queue) { return queue + 1; }

std::string track(int process, int thread) {
  return "\"pid\":" + std::to_string(process) + ",\"tid\":" + std::to_string(thread);
}

}  // namespace

Trace::Trace(const std::string& path, std::size_t most_bytes) : most_bytes_(most_bytes), file_(path, kHead) {
  name(kPlanner, kPlannerThread, "process_name", "host");
  name(kPlanner, kPlannerThread, "thread_name", "planner");
}

void Trace::add(const std::string& event) {
  if (full_) return;
  if (file_.bytes() + event.size() > most_bytes_) {
    full_ = true;
    file_.add("{\"ph\":\"i\",\"s\":\"g\"," + track(kPlanner, kPlannerThread) + ",\"ts\":" +
              time(nanoseconds_now()) + "," + TraceText("the trace is full", "planner").text() + "}");
    return;
  }
  file_.add(event);
}

void Trace::name_devices(std::span<const std::unique_ptr<Device>> devices) {
  for (std::size_t d = queues_.size(); d < devices.size(); ++d) {
    const DeviceInfo& info = devices[d]->info();
    queues_.push_back(info.queues.size());
    name(process_of(d), 1, "process_name", "device " + std::to_string(d) + " (" + info.name + ")");
    for (std::size_t q = 0; q < info.queues.size(); ++q) {
      name(process_of(d), thread_of(static_cast<int>(q)), "thread_name", info.queues[q]);
    }
    name(process_of(d), thread_of(static_cast<int>(info.queues.size())), "thread_name", "memory");
  }
}

void Trace::name(int process, int thread, const char* what, std::string_view name) {
  std::string event = "{\"ph\":\"M\"," + track(process, thread) + ",\"name\":\"" + what + "\",\"args\":{\"name\":";
  append_json_string(event, name);
  add(event + "}}");
}

void Trace::work(std::size_t device, const Interval& interval, const std::string& text) {
  span(process_of(device), thread_of(interval.queue), interval.begin, interval.end, text);
}

void Trace::flow(std::size_t from_device, const Interval& from, std::size_t to_device, const Interval& to) {
  const std::string flow = ",\"id\":" + std::to_string(++flows_) + ",\"name\":\"flow\",\"cat\":\"flow\"}";
  // The beginning has to lie inside of the span that it belongs to.
  const std::int64_t leaves = std::max(from.begin, from.end - 1);
  // Both events are added as one, so that a trace that becomes full has both or neither.
  add("{\"ph\":\"s\"," + track(process_of(from_device), thread_of(from.queue)) + ",\"ts\":" + time(leaves) + flow +
      ",\n{\"ph\":\"f\",\"bp\":\"e\"," + track(process_of(to_device), thread_of(to.queue)) +
      ",\"ts\":" + time(to.begin) + flow);
}

void Trace::memory(std::size_t device, const TraceText& text) {
  instant(process_of(device), thread_of(static_cast<int>(queues_[device])), text);
}

void Trace::bytes_in_use(std::size_t device, std::size_t bytes) {
  add("{\"ph\":\"C\"," + track(process_of(device), thread_of(static_cast<int>(queues_[device]))) + ",\"ts\":" +
      time(nanoseconds_now()) + ",\"name\":\"bytes in use\",\"args\":{\"bytes\":" + std::to_string(bytes) + "}}");
}

void Trace::planner(std::int64_t begin, std::int64_t end, const TraceText& text) {
  span(kPlanner, kPlannerThread, begin, end, text.text());
}

void Trace::planner(const TraceText& text) { instant(kPlanner, kPlannerThread, text); }

void Trace::span(int process, int thread, std::int64_t begin, std::int64_t end, const std::string& text) {
  add("{\"ph\":\"X\"," + track(process, thread) + ",\"ts\":" + time(begin) + ",\"dur\":" +
      time(origin_ + end - begin) + "," + text + "}");
}

void Trace::instant(int process, int thread, const TraceText& text) {
  add("{\"ph\":\"i\",\"s\":\"t\"," + track(process, thread) + ",\"ts\":" + time(nanoseconds_now()) + "," + text.text() +
      "}");
}

// Microseconds since the trace was opened.
std::string Trace::time(std::int64_t nanoseconds) const {
  const std::int64_t since = std::max<std::int64_t>(nanoseconds - origin_, 0);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%lld.%03lld", static_cast<long long>(since / 1000),
                static_cast<long long>(since % 1000));
  return text.data();
}

}  // namespace boxflow
