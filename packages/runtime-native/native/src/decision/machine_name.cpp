#include "decision/machine_name.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

#include "base/plural.hpp"
#include "base/processors.hpp"

namespace boxflow {

namespace {

// Returns the beginning of a file. The rest of /proc/cpuinfo repeats it for each processor.
std::string beginning_of(const std::filesystem::path& path) {
  std::array<char, 2048> text{};
  std::ifstream file(path, std::ios::binary);
  file.read(text.data(), text.size());
  return {text.data(), static_cast<std::size_t>(file.gcount())};
}

// Returns the rest of the first line that begins with `begin`.
std::string line_after(const std::string& text, const std::string& begin) {
  const std::size_t found = text.find(begin);
  if (found == std::string::npos) return "";
  const std::size_t value = text.find_first_not_of(" \t:", found + begin.size());
  return value == std::string::npos ? "" : text.substr(value, text.find('\n', value) - value);
}

std::string processor() {
  const std::string about = beginning_of("/proc/cpuinfo");
  const std::string name = line_after(about, "model name");
  return (name.empty() ? line_after(about, "CPU part") : name) + ", " +
         std::to_string(usable_processors()) + " processors";
}

std::string nvidia_gpus() {
  std::error_code failure;
  std::vector<std::string> names;
  for (const auto& gpu : std::filesystem::directory_iterator("/proc/driver/nvidia/gpus", failure)) {
    names.push_back(line_after(beginning_of(gpu.path() / "information"), "Model"));
  }
  std::sort(names.begin(), names.end());
  std::string text = line_after(beginning_of("/proc/driver/nvidia/version"), "NVRM version");
  for (const std::string& name : names) text += ", " + name;
  return text;
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

std::string machine_name(const RunOptions& options) {
  const std::size_t devices = wanted_devices(options, options.target);
  std::vector<std::string> parts{target_name(options.target)};
  parts.push_back(devices == 0 ? "all devices" : plural(devices, "device", "devices"));
  if (options.target == Target::kOpencl) parts.push_back(variable("BOXFLOW_OPENCL_PLATFORM"));
  if (options.target != Target::kHost) parts.insert(parts.end(), {variable("CUDA_VISIBLE_DEVICES"), nvidia_gpus()});
  if (!options.peer) parts.push_back("no peer access");
  parts.push_back(processor());
  std::string name;
  for (const std::string& part : parts) {
    if (!part.empty()) name += (name.empty() ? "" : ", ") + part;
  }
  return name;
}

}  // namespace boxflow
