#include "report/trace.hpp"

#include <doctest/doctest.h>

#include <array>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/expect_error.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

using Json = nlohmann::json;

// A path for a file, which goes with it.
struct TemporaryFile {
  std::string path = temporary_file("trace.json");
  ~TemporaryFile() { std::filesystem::remove(path); }
  Json read() const {
    std::ifstream file(path);
    return Json::parse(file);
  }
};

class NamedDevice final : public Device {
 public:
  explicit NamedDevice(DeviceInfo info) : info_(std::move(info)) {}
  const DeviceInfo& info() const override { return info_; }
  void drain() noexcept override {}
  Allocation allocate(std::size_t) override { return {}; }
  void release(const Allocation&) override {}
  EventRef launch(const LaunchRequest&, Waits) override { return {}; }
  EventRef copy_from_host(const Allocation&, const RectSide&, const void*, const RectSide&, const Rect&,
                          Waits) override {
    return {};
  }
  EventRef copy_to_host(void*, const RectSide&, const Allocation&, const RectSide&, const Rect&, Waits) override {
    return {};
  }
  EventRef copy_from_device(const Allocation&, const RectSide&, Device&, const Allocation&, const RectSide&,
                            const Rect&, Waits) override {
    return {};
  }

 private:
  DeviceInfo info_;
};

void name_one_device(Trace& trace) {
  std::vector<std::unique_ptr<Device>> devices;
  DeviceInfo info;
  info.name = "a \"chip\"\n\xff";  // as a driver may have it
  info.queues = {"compute", "copies"};
  devices.push_back(std::make_unique<NamedDevice>(info));
  trace.name_devices(devices);
  trace.name_devices(devices);
}

}  // namespace

TEST_CASE("processes and threads have names, each once") {
  TemporaryFile file;
  Trace trace(file.path);
  name_one_device(trace);
  trace.close();
  const Json document = file.read();
  CHECK(document["otherData"] == Json({{"version", 1}, {"producer", "boxflow"}}));
  std::vector<std::string> names;
  for (const Json& event : document["traceEvents"]) {
    names.push_back(std::to_string(event["pid"].get<int>()) + "/" + std::to_string(event["tid"].get<int>()) + " " +
                    event["args"]["name"].get<std::string>());
  }
  CHECK(names == std::vector<std::string>{"1/1 host", "1/1 planner", "2/1 device 0 (a \"chip\"\n\uFFFD)",
                                          "2/1 compute", "2/2 copies", "2/3 memory"});
}

TEST_CASE("spans have microseconds since the trace was opened") {
  TemporaryFile file;
  const std::int64_t before = nanoseconds_now();
  Trace trace(file.path);
  const std::int64_t after = nanoseconds_now();
  name_one_device(trace);
  const std::int64_t begin = after + 1234567;
  trace.work(0, {begin, begin + 2005, 1}, TraceText("read-in", "copy").add("bytes", std::size_t{8}).text());
  trace.close();
  const Json event = file.read()["traceEvents"].back();
  CHECK(event["ph"] == "X");
  CHECK(event["pid"] == 2);
  CHECK(event["tid"] == 2);
  CHECK(event["dur"].get<double>() == doctest::Approx(2.005));
  CHECK(event["ts"].get<double>() >= 1234.567);
  CHECK(event["ts"].get<double>() <= static_cast<double>(begin - before) / 1000);
  CHECK(event["name"] == "read-in");
  CHECK(event["cat"] == "copy");
  CHECK(event["args"] == Json({{"bytes", 8}}));
}

TEST_CASE("arguments of every kind") {
  const std::vector<std::string> names{"k", "t"};
  const std::vector<std::int64_t> values{3, -1, 99};
  TraceText text("a\\b", "test");
  text.add("text", "\"quoted\"").add("yes", true).add("pair", std::array<std::int64_t, 2>{1, -2});
  text.add("iterators", names, values);
  text.add_place("from", kOnHost).add_place("to", DeviceId(4)).add("size", std::size_t{7});
  CHECK(Json::parse("{" + text.text() + "}") ==
        Json::parse(R"({"name": "a\\b", "cat": "test", "args": {"text": "\"quoted\"", "yes": true, "pair": [1, -2],
                       "iterators": {"k": 3, "t": -1}, "from": "host", "to": 4, "size": 7}})"));
}

TEST_CASE("an arrow goes from inside of one span to the beginning of the other") {
  TemporaryFile file;
  Trace trace(file.path);
  name_one_device(trace);
  const std::int64_t now = nanoseconds_now();
  trace.flow(0, {now + 1000, now + 2000, 0}, 0, {now + 3000, now + 4000, 1});
  trace.close();
  const Json events = file.read()["traceEvents"];
  const Json& begin = events[events.size() - 2];
  const Json& end = events.back();
  CHECK(begin["ph"] == "s");
  CHECK(end["ph"] == "f");
  CHECK(begin["id"] == end["id"]);
  CHECK(begin["tid"] == 1);
  CHECK(end["tid"] == 2);
  CHECK(end["ts"].get<double>() - begin["ts"].get<double>() == doctest::Approx(1.001));
}

TEST_CASE("a full trace says so, and is whole") {
  TemporaryFile file;
  constexpr std::size_t kMost = 10000;
  Trace trace(file.path, kMost);
  name_one_device(trace);
  for (int i = 0; i < 1000; ++i) trace.bytes_in_use(0, 256);
  CHECK(trace.full());
  trace.close();
  const Json events = file.read()["traceEvents"];
  CHECK(events.size() > 50);
  CHECK(events.size() < 1000);
  CHECK(events.back()["name"] == "the trace is full");
  CHECK(std::filesystem::file_size(file.path) < kMost + 200);
}

TEST_CASE("what is written so far is whole where the process is killed") {
  TemporaryFile file;
  constexpr int kEvents = 30000;  // more than one piece
  const pid_t child = fork();
  if (child == 0) {
    Trace trace(file.path);
    name_one_device(trace);
    for (int i = 0; i < kEvents; ++i) trace.bytes_in_use(0, 256);
    _exit(0);
  }
  int status = -1;
  REQUIRE(waitpid(child, &status, 0) == child);
  const std::size_t events = file.read()["traceEvents"].size();
  CHECK(events > kEvents / 2);
  CHECK(events < kEvents);
}

TEST_CASE("a pipe gets the same document") {
  int ends[2];
  REQUIRE(pipe(ends) == 0);
  {
    Trace trace("/dev/fd/" + std::to_string(ends[1]));
    name_one_device(trace);
    trace.close();
  }
  close(ends[1]);
  std::string text(1 << 14, '\0');
  text.resize(static_cast<std::size_t>(read(ends[0], text.data(), text.size())));
  close(ends[0]);
  CHECK(Json::parse(text)["traceEvents"].size() == 6);
}

TEST_CASE("without a trace a span does nothing") {
  bool described = false;
  {
    const auto describe = [&] {
      described = true;
      return TraceText("span", "planner");
    };
    const PlannerSpan span(nullptr, describe);
  }
  CHECK_FALSE(described);
}
