#include "report/trace_text.hpp"

#include <nlohmann/json.hpp>

namespace boxflow {

namespace {

bool is_plain(std::string_view value) {
  for (const char c : value) {
    if (c < ' ' || c > '~' || c == '"' || c == '\\') return false;
  }
  return true;
}

}  // namespace

void append_json_string(std::string& text, std::string_view value) {
  if (is_plain(value)) {
    text.append(1, '"').append(value).append(1, '"');
  } else {
    text += nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  }
}

TraceText::TraceText(std::string_view name, std::string_view category) {
  text_ += "\"name\":";
  append_json_string(text_, name);
  text_ += ",\"cat\":";
  append_json_string(text_, category);
  text_ += ",\"args\":{";
}

void TraceText::begin(std::string_view key) {
  if (!first_) text_ += ',';
  first_ = false;
  append_json_string(text_, key);
  text_ += ':';
}

TraceText& TraceText::add(std::string_view key, std::string_view value) {
  begin(key);
  append_json_string(text_, value);
  return *this;
}

TraceText& TraceText::add(std::string_view key, std::int64_t value) {
  begin(key);
  text_ += std::to_string(value);
  return *this;
}

TraceText& TraceText::add(std::string_view key, bool value) {
  begin(key);
  text_ += value ? "true" : "false";
  return *this;
}

TraceText& TraceText::add(std::string_view key, std::span<const std::int64_t> values) {
  begin(key);
  text_ += '[';
  for (std::size_t i = 0; i < values.size(); ++i) text_ += (i > 0 ? "," : "") + std::to_string(values[i]);
  text_ += ']';
  return *this;
}

TraceText& TraceText::add(std::string_view key, std::span<const std::string> names,
                          std::span<const std::int64_t> values) {
  begin(key);
  text_ += '{';
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text_ += ',';
    append_json_string(text_, names[i]);
    text_ += ':' + std::to_string(values[i]);
  }
  text_ += '}';
  return *this;
}

TraceText& TraceText::add_place(std::string_view key, DeviceId device) {
  return device.is_host() ? add(key, "host") : add(key, device.number());
}

}  // namespace boxflow
