#include "decision/machine_file.hpp"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace boxflow;

namespace {

const MachineMeasurements kMeasured{{.opening = 1,
                                     .copied_byte = 2,
                                     .exchange = 3,
                                     .serial_operation = 4,
                                     .host_operation = 5,
                                     .host_byte = 9,
                                     .together = {{1, 2, 3, 4, 5}, {3, 6, 7, 8, 9}}},
                                    {{kOnHost, DeviceId(1), 0.5, 1e9}, {DeviceId(1), kOnHost, 0.25, 2e9}}};

struct MachineFileOfTest {
  MachineFileOfTest() { std::filesystem::remove_all(folder); }
  ~MachineFileOfTest() { std::filesystem::remove_all(folder); }

  std::string text() const {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  }
  void replace(const std::string& text) const { std::ofstream(path) << text; }

  // Tests run beside each other, each in a process of its own.
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("boxflow-machine-file-test-" + std::to_string(getpid()));
  std::string path = (folder / "cache" / "machines" / "one.json").string();
};

}  // namespace

TEST_CASE("a machine's file has what was measured") {
  const MachineFileOfTest file;
  CHECK_FALSE(read_machine_file(file.path, "one"));
  write_machine_file(file.path, "one", kMeasured);
  const auto read = read_machine_file(file.path, "one");
  REQUIRE(read);
  CHECK(machine_json("one", *read) == machine_json("one", kMeasured));
  CHECK(read->figures.host_byte == 9);
  CHECK(read->links[1].from == DeviceId(1));
  CHECK_FALSE(read_machine_file(file.path, "another"));
}

TEST_CASE("a damaged file is none") {
  const MachineFileOfTest file;
  write_machine_file(file.path, "one", kMeasured);
  const std::string whole = file.text();
  for (std::size_t length = 0; length + 1 < whole.size(); length += 7) {
    CAPTURE(length);
    file.replace(whole.substr(0, length));
    CHECK_FALSE(read_machine_file(file.path, "one"));
  }
  for (const char* value : {"-1", "0", "1e999", "\"1\"", "null", "[]"}) {
    CAPTURE(value);
    for (const char* name : {"exchangeSeconds", "hostByteSeconds"}) {
      auto json = nlohmann::json::parse(whole);
      json["figures"][name] = "VALUE";
      std::string text = json.dump();
      text.replace(text.find("\"VALUE\""), 7, value);
      file.replace(text);
      CHECK_FALSE(read_machine_file(file.path, "one"));
    }
  }
  for (const auto& together : {R"([])", R"([{"devices": 1}])"}) {
    CAPTURE(together);
    auto json = nlohmann::json::parse(whole);
    json["figures"]["together"] = nlohmann::json::parse(together);
    file.replace(json.dump());
    CHECK_FALSE(read_machine_file(file.path, "one"));
  }
  auto unordered = nlohmann::json::parse(whole);
  unordered["figures"]["together"][1]["devices"] = 1;
  file.replace(unordered.dump());
  CHECK_FALSE(read_machine_file(file.path, "one"));
  auto other = nlohmann::json::parse(whole);
  other["version"] = 0;
  file.replace(other.dump());
  CHECK_FALSE(read_machine_file(file.path, "one"));
  file.replace(whole);
  CHECK(read_machine_file(file.path, "one"));
}

TEST_CASE("a machine whose file cannot be written is not kept") {
  const MachineFileOfTest file;
  std::ofstream(file.folder) << "a file in place of the folder";
  write_machine_file(file.path, "one", kMeasured);
  CHECK_FALSE(read_machine_file(file.path, "one"));
  write_machine_file("", "one", kMeasured);
}

TEST_CASE("writers at the same time leave a whole file, and no other one") {
  const MachineFileOfTest file;
  write_machine_file(file.path, "one", kMeasured);
  std::vector<std::thread> writers;
  for (int i = 0; i < 4; ++i) {
    writers.emplace_back([&, i] {
      MachineMeasurements measured = kMeasured;
      // Files of different lengths, so that a mixture of two is damaged.
      for (int link = 0; link < 50 * i; ++link) measured.links.push_back(kMeasured.links[0]);
      for (int times = 0; times < 50; ++times) write_machine_file(file.path, "one", measured);
    });
  }
  int damaged = 0;
  for (int looks = 0; looks < 200; ++looks) damaged += read_machine_file(file.path, "one") ? 0 : 1;
  for (std::thread& writer : writers) writer.join();
  CHECK(damaged == 0);
  CHECK(read_machine_file(file.path, "one").has_value());
  const std::filesystem::directory_iterator files(file.folder / "cache" / "machines");
  CHECK(std::distance(begin(files), end(files)) == 1);
}
