#include "base/options.hpp"

#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <regex>

#include "base/error.hpp"

namespace boxflow {

namespace {

[[noreturn]] void bad_value(const std::string& what, const std::string& value, const std::string& expected) {
  throw Error("BF5030", what + " is '" + value + "', which is not " + expected,
              "give it " + expected + ", or leave it out");
}

std::optional<std::uint64_t> positive(const std::string& value) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (failure != std::errc{} || end != value.data() + value.size() || number == 0 || number > INT64_MAX) return {};
  return number;
}

std::uint64_t count(const char* name, const std::string& value, const std::string& expected) {
  const auto number = positive(value);
  if (!number) bad_value(name, value, expected);
  return *number;
}

std::size_t concurrent_tiles(const std::string& value) {
  const std::string expected = "a number from 1 to " + std::to_string(kMostConcurrentTiles);
  const std::uint64_t number = count("BOXFLOW_CONCURRENT_TILES", value, expected);
  if (number > kMostConcurrentTiles) bad_value("BOXFLOW_CONCURRENT_TILES", value, expected);
  return number;
}

bool flag(const OptionLookup& lookup, const char* name, bool otherwise = false) {
  const std::string value = lookup(name);
  if (value.empty()) return otherwise;
  if (value == "0") return false;
  if (value == "1") return true;
  bad_value(name, value, "0 or 1");
}

// Parses the value of --memory-limit; returns 0 for none. Units are powers of 1024.
std::size_t memory_limit(const std::string& value) {
  if (value == "none") return 0;
  const std::string expected = "a size such as 512M, 1.5G or a number of bytes, or 'none'";
  static const std::regex kSize(R"((\d+(?:\.\d+)?)([KMGT]?)(?:i?B)?)", std::regex::icase);
  std::smatch parts;
  if (!std::regex_match(value, parts, kSize)) bad_value("BOXFLOW_MEMORY_LIMIT", value, expected);
  const std::string units = "KMGT";
  const std::string unit = parts[2];
  const std::size_t power = unit.empty() ? 0 : 1 + units.find(static_cast<char>(std::toupper(unit[0])));
  const double bytes = std::floor(std::ldexp(std::stod(parts[1]), static_cast<int>(10 * power)));
  if (!(bytes >= 1 && bytes < std::ldexp(1.0, 63))) bad_value("BOXFLOW_MEMORY_LIMIT", value, expected);
  return static_cast<std::size_t>(bytes);
}

// `N` or `N,M`.
void read_tile(const OptionLookup& lookup, RunOptions& run) {
  const std::string value = lookup("BOXFLOW_TILE");
  if (value.empty() || value == "auto") return;
  const std::string expected = "a positive number, two with a comma between, or 'auto'";
  const auto width = [&](const std::string& text) {
    const auto number = positive(text);
    if (!number) bad_value("BOXFLOW_TILE", value, expected);
    return static_cast<std::int64_t>(*number);
  };
  const std::size_t comma = value.find(',');
  run.tile = width(value.substr(0, comma));
  if (comma != std::string::npos) run.second_tile = width(value.substr(comma + 1));
}

std::optional<Distribution> distribution_kind(const std::string& text) {
  if (text == "block") return Distribution::kBlock;
  if (text == "cyclic") return Distribution::kCyclic;
  if (text == "block-cyclic") return Distribution::kBlockCyclic;
  return std::nullopt;
}

void read_devices(const OptionLookup& lookup, RunOptions& run) {
  const std::string value = lookup("BOXFLOW_DEVICES");
  run.all_devices = value == "all";
  if (value.empty() || value == "auto" || run.all_devices) return;
  run.devices = count("BOXFLOW_DEVICES", value, "a positive number, 'all' or 'auto'");
}

}  // namespace

const char* target_name(Target target) {
  switch (target) {
    case Target::kAuto: return "auto";
    case Target::kHost: return "host";
    case Target::kOpencl: return "opencl";
    case Target::kCuda: return "cuda";
    case Target::kSim: return "sim";
  }
  return "?";
}

const char* boxes_name(BoxPolicy boxes) {
  switch (boxes) {
    case BoxPolicy::kMerge: return "merge";
    case BoxPolicy::kDisjoint: return "disjoint";
    case BoxPolicy::kConvex: return "convex";
  }
  return "?";
}

Target parse_target(const std::string& text) {
  for (const Target target : {Target::kAuto, Target::kHost, Target::kOpencl, Target::kCuda, Target::kSim}) {
    if (text == target_name(target)) return target;
  }
  bad_value("the target (BOXFLOW_TARGET)", text, "auto, host, opencl, cuda or sim");
}

void parse_distribution(const std::string& text, RunOptions& options) {
  const std::size_t comma = text.find(',');
  options.second_distribution.reset();
  if (text == "dynamic") {
    options.distribution = Distribution::kDynamic;
    return;
  }
  const auto first = distribution_kind(text.substr(0, comma));
  const auto second = comma == std::string::npos ? std::nullopt : distribution_kind(text.substr(comma + 1));
  if (!first || (comma != std::string::npos && !second)) {
    bad_value("the distribution (BOXFLOW_DISTRIBUTION)", text,
              "dynamic, block, cyclic or block-cyclic, or two of the last three with a comma between, as block,block");
  }
  options.distribution = *first;
  options.second_distribution = second;
}

Offload parse_offload(const std::string& text) {
  if (text == "auto") return Offload::kAuto;
  if (text == "always") return Offload::kAlways;
  if (text == "never") return Offload::kNever;
  bad_value("where regions run (BOXFLOW_OFFLOAD)", text, "auto, always or never");
}

Communication parse_communication(const std::string& text) {
  if (text == "fo") return Communication::kFo;
  if (text == "fop") return Communication::kFop;
  if (text == "exact") return Communication::kExact;
  bad_value("the communication scheme (BOXFLOW_COMM)", text, "fo, fop or exact");
}

BoxPolicy parse_boxes(const std::string& text) {
  for (const BoxPolicy boxes : {BoxPolicy::kMerge, BoxPolicy::kDisjoint, BoxPolicy::kConvex}) {
    if (text == boxes_name(boxes)) return boxes;
  }
  bad_value("the box policy (BOXFLOW_BOXES)", text, "merge, disjoint or convex");
}

ProgramOptions options_from(const OptionLookup& lookup) {
  ProgramOptions options;
  const std::string target = lookup("BOXFLOW_TARGET");
  if (!target.empty()) options.run.target = parse_target(target);
  options.run.require_gpu = flag(lookup, "BOXFLOW_REQUIRE_GPU");
  read_devices(lookup, options.run);
  const std::string limit = lookup("BOXFLOW_MEMORY_LIMIT");
  if (!limit.empty()) options.run.memory_limit = memory_limit(limit);
  read_tile(lookup, options.run);
  const std::string distribution = lookup("BOXFLOW_DISTRIBUTION");
  if (!distribution.empty()) parse_distribution(distribution, options.run);
  const std::string communication = lookup("BOXFLOW_COMM");
  if (!communication.empty()) options.run.communication = parse_communication(communication);
  const std::string boxes = lookup("BOXFLOW_BOXES");
  if (!boxes.empty()) options.run.boxes = parse_boxes(boxes);
  const std::string concurrent = lookup("BOXFLOW_CONCURRENT_TILES");
  if (!concurrent.empty()) options.run.concurrent_tiles = concurrent_tiles(concurrent);
  options.run.reuse = flag(lookup, "BOXFLOW_REUSE", true);
  options.run.overlap = flag(lookup, "BOXFLOW_OVERLAP", true);
  options.run.reorder = flag(lookup, "BOXFLOW_REORDER", true);
  options.run.repeat = flag(lookup, "BOXFLOW_REPEAT", true);
  options.run.peer = flag(lookup, "BOXFLOW_PEER", true);
  options.run.keep = flag(lookup, "BOXFLOW_KEEP", true);
  options.run.model = lookup("BOXFLOW_MODEL");
  options.run.shadow = flag(lookup, "BOXFLOW_SHADOW");
  options.verify = flag(lookup, "BOXFLOW_VERIFY");
  const std::string offload = lookup("BOXFLOW_OFFLOAD");
  if (!offload.empty()) options.offload = parse_offload(offload);
  options.summary = flag(lookup, "BOXFLOW_SUMMARY");
  options.stats = lookup("BOXFLOW_STATS");
  options.trace = lookup("BOXFLOW_TRACE");
  options.run.profiling = options.summary || !options.stats.empty() || !options.trace.empty();
  return options;
}

ProgramOptions options_from_environment() {
  return options_from([](const char* name) -> std::string {
    const char* value = std::getenv(name);
    return value ? value : "";
  });
}

std::size_t wanted_devices(const RunOptions& options, Target target) {
  if (options.all_devices) return 0;
  return options.devices == 0 && target == Target::kHost ? options.host_devices : options.devices;
}

}  // namespace boxflow
