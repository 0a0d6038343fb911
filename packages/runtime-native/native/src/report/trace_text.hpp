// The text of one event of a trace, except its time and its track: name, category and arguments, as JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/device_id.hpp"

namespace boxflow {

class TraceText {
 public:
  TraceText(std::string_view name, std::string_view category);

  TraceText& add(std::string_view key, std::string_view value);
  TraceText& add(std::string_view key, const char* value) { return add(key, std::string_view(value)); }
  TraceText& add(std::string_view key, std::int64_t value);
  TraceText& add(std::string_view key, std::size_t value) { return add(key, static_cast<std::int64_t>(value)); }
  TraceText& add(std::string_view key, bool value);
  // `[3,7]`.
  TraceText& add(std::string_view key, std::span<const std::int64_t> values);
  // `{"k":3}`; the lists are of the same length.
  TraceText& add(std::string_view key, std::span<const std::string> names, std::span<const std::int64_t> values);
  // Adds a device's number, or "host".
  TraceText& add_place(std::string_view key, DeviceId device);

  // Returns the members of the event's object, without braces.
  std::string text() const { return text_ + "}"; }

 private:
  void begin(std::string_view key);

  std::string text_;
  bool first_ = true;
};

void append_json_string(std::string& text, std::string_view value);

}  // namespace boxflow
