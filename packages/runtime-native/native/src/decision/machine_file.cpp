#include "decision/machine_file.hpp"

#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

namespace boxflow {

namespace {

using Json = nlohmann::json;
namespace files = std::filesystem;

constexpr int kVersion = 2;

template <typename Figures>
struct Field {
  const char* name;
  double Figures::*member;
};

constexpr std::array kFields{
    Field{"openingSeconds", &MachineFigures::opening},
    Field{"copiedByteSeconds", &MachineFigures::copied_byte},
    Field{"exchangeSeconds", &MachineFigures::exchange},
    Field{"serialOperationSeconds", &MachineFigures::serial_operation},
    Field{"hostOperationSeconds", &MachineFigures::host_operation},
    Field{"hostByteSeconds", &MachineFigures::host_byte},
};

using Together = MachineFigures::Together;

constexpr std::array kFieldsTogether{
    Field{"callSeconds", &Together::call},
    Field{"launchSeconds", &Together::launch},
    Field{"operationSeconds", &Together::operation},
    Field{"deviceByteSeconds", &Together::device_byte},
};

// Returns the folder that packages/runtime-native/src/cache/cache-root.ts uses if its variable is set and it can be
// written; empty otherwise: machines have no file then.
files::path cache_folder() {
  const char* const xdg = std::getenv("XDG_CACHE_HOME");
  if (xdg && xdg[0] == '/') return files::path(xdg) / "boxflow";
  const char* const home = std::getenv("HOME");
  return home && home[0] == '/' ? files::path(home) / ".cache" / "boxflow" : files::path();
}

// FNV-1a.
std::uint64_t hash_of(const std::string& text) {
  std::uint64_t hash = 14695981039346656037u;
  for (const unsigned char byte : text) hash = (hash ^ byte) * 1099511628211u;
  return hash;
}

Json place(DeviceId device) { return device.is_host() ? Json(nullptr) : Json(device.number()); }

DeviceId place_of(const Json& json) { return json.is_null() ? kOnHost : DeviceId(json.get<std::size_t>()); }

// Throws if the value is missing, or not a positive number.
double positive(const Json& json, const char* name) {
  const double value = json.at(name).get<double>();
  if (!std::isfinite(value) || value <= 0) throw std::domain_error(name);
  return value;
}

Together parse_together(const Json& json) {
  Together read{.devices = json.at("devices").get<std::size_t>()};
  for (const auto& field : kFieldsTogether) read.*field.member = positive(json, field.name);
  return read;
}

MachineMeasurements parse(const Json& json) {
  MachineMeasurements read;
  const Json& figures = json.at("figures");
  for (const auto& field : kFields) read.figures.*field.member = positive(figures, field.name);
  std::size_t before = 0;
  for (const Json& together : figures.at("together")) {
    read.figures.together.push_back(parse_together(together));
    if (read.figures.together.back().devices <= std::exchange(before, read.figures.together.back().devices)) {
      throw std::domain_error("devices");
    }
  }
  if (before == 0) throw std::domain_error("together");
  for (const Json& link : json.at("links")) {
    read.links.push_back({place_of(link.at("from")), place_of(link.at("to")), positive(link, "latencySeconds"),
                          positive(link, "bytesPerSecond")});
  }
  return read;
}

// Creates a file that nobody else has, and returns its path; empty if it cannot. Two writers may have the same number
// of a process: in different containers, or as threads of one.
files::path new_file(const files::path& folder) {
  std::string path = (folder / ".XXXXXX.json").string();
  const int file = mkstemps(path.data(), 5);
  if (file < 0) return {};
  close(file);
  return path;
}

bool write_text(const files::path& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  return !file.fail();
}

}  // namespace

std::string machine_file(const std::string& machine_name) {
  const files::path folder = cache_folder();
  if (folder.empty()) return "";
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "%016llx.json", static_cast<unsigned long long>(hash_of(machine_name)));
  return (folder / "machines" / name.data()).string();
}

std::optional<MachineMeasurements> read_machine_file(const std::string& path, const std::string& machine_name) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  try {
    const Json json = Json::parse(file);
    if (json.at("version") != kVersion || json.at("machine") != machine_name) return std::nullopt;
    return parse(json);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

void write_machine_file(const std::string& path, const std::string& machine_name,
                        const MachineMeasurements& measurements) {
  if (path.empty()) return;
  std::error_code failure;
  const files::path folder = files::path(path).parent_path();
  files::create_directories(folder, failure);
  files::permissions(folder.parent_path(), files::perms::group_all | files::perms::others_all,
                     files::perm_options::remove, failure);
  const files::path staging = new_file(folder);
  if (staging.empty()) return;
  const bool whole = write_text(staging, machine_json(machine_name, measurements) + "\n");
  if (whole) files::rename(staging, path, failure);
  if (!whole || failure) files::remove(staging, failure);
}

std::string machine_json(const std::string& machine_name, const MachineMeasurements& measurements) {
  Json figures = Json::object();
  for (const auto& field : kFields) figures[field.name] = measurements.figures.*field.member;
  Json all_together = Json::array();
  for (const Together& some : measurements.figures.together) {
    Json together{{"devices", some.devices}};
    for (const auto& field : kFieldsTogether) together[field.name] = some.*field.member;
    all_together.push_back(std::move(together));
  }
  figures["together"] = std::move(all_together);
  Json links = Json::array();
  for (const LinkFigures& link : measurements.links) {
    links.push_back({{"from", place(link.from)},
                     {"to", place(link.to)},
                     {"latencySeconds", link.latency},
                     {"bytesPerSecond", link.bytes_per_second}});
  }
  const Json json{{"version", kVersion}, {"machine", machine_name}, {"figures", figures}, {"links", links}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace boxflow
