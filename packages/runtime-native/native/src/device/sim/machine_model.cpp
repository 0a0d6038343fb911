#include "device/sim/machine_model.hpp"

#include <array>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "base/error.hpp"
#include "device/sim/built_in_models.hpp"

namespace boxflow::sim {

namespace {

using Json = nlohmann::json;

constexpr int kModelVersion = 1;

// Rates and times in these ranges keep every duration within 64 bits.
constexpr double kLeastRate = 1e3;
constexpr double kMostRate = 1e21;
constexpr double kMostNs = 1e12;
constexpr double kMostBytes = 1e18;
constexpr double kSlowest = 1e-3;
constexpr double kFastest = 1e3;

[[noreturn]] void malformed_model(const std::string& source, const std::string& what) {
  throw Error("BF5302", "the machine model " + source + ": " + what,
              "correct it; docs/MACHINE-MODELS.md describes every field, and the built-in models are examples");
}

// One object of a model's file; remembers what was read, so that a misspelt field is found.
class Fields {
 public:
  Fields(const Json& json, const std::string& source, std::string prefix)
      : json_(json), source_(source), prefix_(std::move(prefix)) {
    if (!json.is_object()) {
      const std::string what = prefix_.empty() ? "it" : "'" + prefix_ + "'";
      malformed_model(source, what + " is " + shown(json) + ", not an object");
    }
    if (!prefix_.empty()) prefix_ += ".";
  }

  const Json& value(const char* key) {
    known_.insert(key);
    const auto found = json_.find(key);
    if (found == json_.end()) malformed_model(source_, "'" + prefix_ + key + "' is missing");
    return *found;
  }

  std::string text(const char* key) {
    const Json& json = value(key);
    if (!json.is_string() || json.get<std::string>().empty()) expected(key, json, "a text");
    return json.get<std::string>();
  }

  double number(const char* key, double least, double most, const std::string& what) {
    const Json& json = value(key);
    const double number = json.is_number() ? json.get<double>() : NAN;
    if (number >= least && number <= most) return number;
    expected(key, json, what + " from " + shown(least) + " to " + shown(most));
  }

  std::size_t whole(const char* key, double most, const std::string& what) {
    const double number_given = number(key, 1, most, what);
    if (number_given != std::floor(number_given)) expected(key, value(key), what);
    return static_cast<std::size_t>(number_given);
  }

  double rate(const char* key, const std::string& what) { return number(key, kLeastRate, kMostRate, what); }
  double nanoseconds(const char* key) { return number(key, 0, kMostNs, "a number of nanoseconds"); }

  bool has(const char* key) const { return json_.contains(key); }
  Fields object(const char* key) { return {value(key), source_, prefix_ + key}; }

  [[noreturn]] void expected(const char* key, const Json& json, const std::string& what) const {
    malformed_model(source_, "'" + prefix_ + key + "' is " + shown(json) + ", which is not " + what);
  }

  void refuse_others() const {
    for (const auto& field : json_.items()) {
      if (!known_.contains(field.key())) malformed_model(source_, "there is no field '" + prefix_ + field.key() + "'");
    }
  }

 private:
  static std::string shown(const Json& json) {
    if (json.is_object()) return "an object";
    if (json.is_array()) return "a list";
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
  }
  static std::string shown(double limit) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", limit);
    return text.data();
  }

  const Json& json_;
  const std::string& source_;
  std::string prefix_;
  std::set<std::string> known_;
};

LinkModel read_link(Fields fields) {
  LinkModel link;
  link.bytes_per_second = fields.rate("bytesPerSecond", "a number of bytes per second");
  link.latency_ns = fields.nanoseconds("latencyNs");
  link.row_ns = fields.nanoseconds("rowNs");
  fields.refuse_others();
  return link;
}

DeviceModel read_device(Fields fields) {
  DeviceModel device;
  device.name = fields.text("name");
  device.memory_bytes = fields.whole("memoryBytes", kMostBytes, "a whole number of bytes");
  device.memory_bytes_per_second = fields.rate("memoryBytesPerSecond", "a number of bytes per second");
  device.instances_per_second = fields.rate("instancesPerSecond", "a number of statement instances per second");
  device.launch_ns = fields.nanoseconds("launchNs");
  fields.refuse_others();
  return device;
}

// The only field that may be left out: most machines have equal devices.
std::vector<double> read_speeds(Fields& fields) {
  std::vector<double> speeds;
  if (!fields.has("relativeSpeeds")) return speeds;
  const Json& json = fields.value("relativeSpeeds");
  if (!json.is_array()) fields.expected("relativeSpeeds", json, "a list of numbers");
  for (const Json& each : json) {
    const double speed = each.is_number() ? each.get<double>() : NAN;
    if (!(speed >= kSlowest && speed <= kFastest)) {
      fields.expected("relativeSpeeds", each, "a number from 0.001 to 1000");
    }
    speeds.push_back(speed);
  }
  return speeds;
}

void check_version(Fields& fields) {
  const Json& version = fields.value("version");
  if (version != kModelVersion) fields.expected("version", version, std::to_string(kModelVersion));
}

bool is_file_name(const std::string& name) {
  return name.find('/') != std::string::npos || name.ends_with(".json");
}

std::string read_text(const std::string& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  const bool is_file = file && !std::filesystem::is_directory(path);
  if (is_file) text << file.rdbuf();
  if (is_file && !file.bad() && (text || text.str().empty())) return text.str();
  const int reason = file && !is_file ? EISDIR : errno;
  throw Error("BF5301", "cannot read the machine model " + path + ": " + std::strerror(reason),
              "check the path (--model, BOXFLOW_MODEL)");
}

}  // namespace

MachineModel parse_machine_model(const std::string& text, const std::string& source) {
  Json json;
  try {
    json = Json::parse(text);
  } catch (const Json::exception& error) {
    const std::string reason = error.what();  // `[json.exception.parse_error.101] parse error at line 1, …`
    malformed_model(source, "it is no JSON: " + reason.substr(reason.find("] ") + 2));
  }
  Fields fields(json, source, "");
  check_version(fields);
  MachineModel model;
  model.name = fields.text("name");
  model.devices = fields.whole("devices", kMostSimDevices, "a whole number of devices");
  model.issue_ns = fields.nanoseconds("issueNs");
  model.device = read_device(fields.object("device"));
  model.host_link = read_link(fields.object("hostLink"));
  if (!fields.value("peerLink").is_null()) model.peer_link = read_link(fields.object("peerLink"));
  model.relative_speeds = read_speeds(fields);
  fields.refuse_others();
  return model;
}

DeviceModel MachineModel::device_at(std::size_t index) const {
  DeviceModel own = device;
  if (index >= relative_speeds.size()) return own;
  own.memory_bytes_per_second *= relative_speeds[index];
  own.instances_per_second *= relative_speeds[index];
  return own;
}

MachineModel load_machine_model(const std::string& name) {
  if (is_file_name(name)) return parse_machine_model(read_text(name), name);
  std::string names;
  for (const BuiltInModel& model : built_in_models()) {
    if (name.empty() || name == model.name) return parse_machine_model(model.json, model.name);
    names += (names.empty() ? "" : ", ") + std::string(model.name);
  }
  throw Error("BF5301", "there is no machine model '" + name + "'",
              "give one of " + names + ", or a file whose name ends in .json (--model, BOXFLOW_MODEL)");
}

}  // namespace boxflow::sim
