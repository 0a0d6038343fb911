#include "cudart_host/statistics.hpp"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "cudart/readable_text.hpp"
#include "cudart_host/device_count.hpp"

namespace boxflow::cudart {

namespace {

std::string formatted(const char *format, auto... values) {
  char text[512];
  std::snprintf(text, sizeof text, format, values...);
  return text;
}

// Longer names lose the arguments of their templates.
constexpr size_t most_characters = 80;

// Returns a name without its parameters and its result, and without the arguments of templates if asked.
std::string without_types(const std::string &name, bool arguments) {
  std::string text;
  int depth = 0;
  for (size_t at = 0; at < name.size(); ++at) {
    const char one = name[at];
    if (one == '<' && depth++ == 0 && !arguments) text += "<…>";
    if (one == '(' && depth == 0 && name.compare(at, 10, "(anonymous") != 0) break;
    if (depth == 0 || arguments) text += one;
    // Templates have their results before their names.
    if (one == ' ' && depth == 0 && text != "(anonymous ") text.clear();
    if (one == '>') --depth;
  }
  return text;
}

// Returns the name that the program's author gave.
std::string readable_name(const std::string &mangled) {
  const std::string name = source_name(mangled.c_str());
  const std::string all = without_types(name, true);
  return all.size() <= most_characters ? all : without_types(name, false);
}

std::string json_of(const char *name, const CopyCounts &counts) {
  return formatted("    \"%s\": {\"calls\": %" PRIu64 ", \"bytes\": %" PRIu64 "}", name, counts.calls, counts.bytes);
}

void write_reports() {
  const Statistics &statistics = Statistics::get();
  if (is_flag_set("BOXFLOW_VERIFY")) std::fputs(statistics.verification().c_str(), stderr);
  if (is_flag_set("BOXFLOW_SUMMARY")) std::fputs(statistics.summary().c_str(), stderr);
  const char *file = std::getenv("BOXFLOW_STATS");
  if (file == nullptr || *file == 0) return;
  std::FILE *out = std::fopen(file, "w");
  const std::string text = statistics.json();
  const bool written = out != nullptr && std::fwrite(text.data(), 1, text.size(), out) == text.size();
  if (out == nullptr || (std::fclose(out) != 0) || !written) {
    std::fprintf(stderr, "error BF5071: the statistics cannot be written to '%s'\n", file);
    std::fputs("  hint: name a file in a folder that exists\n", stderr);
  }
}

}  // namespace

bool is_flag_set(const char *variable) {
  const char *value = std::getenv(variable);
  return value != nullptr && *value != 0 && std::strcmp(value, "0") != 0;
}

Statistics &Statistics::get() {
  // Never destroyed: destructors of the program may still call the runtime.
  static Statistics *statistics = new Statistics;
  return *statistics;
}

Statistics::Statistics() { std::atexit(write_reports); }

void Statistics::count_launch(const char *kernel, const boxflow_ptx_launch &launch, size_t devices, double seconds) {
  const std::lock_guard lock(mutex_);
  KernelCounts &counts = kernels_[kernel];
  counts.launches += 1;
  counts.blocks += uint64_t{launch.grid[0]} * launch.grid[1] * launch.grid[2];
  counts.devices = std::max<uint64_t>(counts.devices, devices);
  counts.seconds += seconds;
}

void Statistics::count_verified(const char *kernel) {
  const std::lock_guard lock(mutex_);
  kernels_[kernel].verified += 1;
}

void Statistics::count_copy(CopyKind kind, size_t bytes) {
  if (kind == host_to_host) return;
  const std::lock_guard lock(mutex_);
  CopyCounts &counts = kind == host_to_device ? to_device_ : kind == device_to_host ? from_device_ : within_device_;
  counts.calls += 1;
  counts.bytes += bytes;
}

void Statistics::count_fill(size_t bytes) {
  const std::lock_guard lock(mutex_);
  fills_.calls += 1;
  fills_.bytes += bytes;
}

void Statistics::count_memory(size_t allocated) {
  const std::lock_guard lock(mutex_);
  most_allocated_ = std::max(most_allocated_, allocated);
}

std::string Statistics::summary() const {
  const std::lock_guard lock(mutex_);
  const uint32_t devices = device_count();
  std::string text = formatted("boxflow: CUDA program on %u host device%s\n", devices, devices == 1 ? "" : "s");
  for (const auto &[name, counts] : kernels_) {
    text += formatted("  %" PRIu64 " launch%s of ", counts.launches, counts.launches == 1 ? "" : "es");
    text += readable_name(name);
    text += formatted(": %" PRIu64 " blocks on %" PRIu64 " device%s, %.6f s\n", counts.blocks, counts.devices,
                      counts.devices == 1 ? "" : "s", counts.seconds);
  }
  text += "  copied to the device " + bytes_text(to_device_.bytes) + ", from it " + bytes_text(from_device_.bytes);
  text += ", within it " + bytes_text(within_device_.bytes) + "; filled " + bytes_text(fills_.bytes);
  return text + "; allocated at most " + bytes_text(most_allocated_) + "\n";
}

std::string Statistics::verification() const {
  const std::lock_guard lock(mutex_);
  uint64_t verified = 0, divided = 0;
  for (const auto &[name, counts] : kernels_) {
    verified += counts.verified;
    if (counts.devices > 1) divided += counts.launches;
  }
  const char *const ending = verified == 1 ? "" : "es";
  const std::string text = formatted("verified: %" PRIu64 " launch%s equal to one device", verified, ending);
  if (divided <= verified) return text + "\n";
  return text + formatted("; not verified: %" PRIu64 " of kernels that print or failed\n", divided - verified);
}

std::string Statistics::json() const {
  const std::lock_guard lock(mutex_);
  std::string text = formatted("{\n  \"version\": 1,\n  \"devices\": %u,\n  \"kernels\": [", device_count());
  const char *separator = "\n";
  for (const auto &[name, counts] : kernels_) {
    text += separator;
    // Mangled names have no character that JSON escapes.
    text += "    {\"name\": \"" + name + "\"";
    text += formatted(", \"launches\": %" PRIu64 ", \"blocks\": %" PRIu64 ", \"devices\": %" PRIu64, counts.launches,
                      counts.blocks, counts.devices);
    text += formatted(", \"seconds\": %.9f, \"verified\": %" PRIu64 "}", counts.seconds, counts.verified);
    separator = ",\n";
  }
  text += kernels_.empty() ? "],\n" : "\n  ],\n";
  text += "  \"copies\": {\n" + json_of("toDevice", to_device_) + ",\n" + json_of("fromDevice", from_device_) + ",\n";
  text += json_of("withinDevice", within_device_) + "\n  },\n";
  text += formatted("  \"fills\": {\"calls\": %" PRIu64 ", \"bytes\": %" PRIu64 "},\n", fills_.calls, fills_.bytes);
  return text + formatted("  \"mostAllocatedBytes\": %zu\n}\n", most_allocated_);
}

}  // namespace boxflow::cudart
