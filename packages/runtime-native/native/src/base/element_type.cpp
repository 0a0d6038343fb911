#include "base/element_type.hpp"

#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace boxflow {

namespace {

constexpr std::array<ElementTypeInfo, 10> kTypes{{{"float", 4},
                                                  {"double", 8},
                                                  {"int8", 1},
                                                  {"int16", 2},
                                                  {"int32", 4},
                                                  {"int64", 8},
                                                  {"uint8", 1},
                                                  {"uint16", 2},
                                                  {"uint32", 4},
                                                  {"uint64", 8}}};

template <typename T>
T load(const void* element) {
  T value;
  std::memcpy(&value, element, sizeof value);
  return value;
}

std::string floating_text(double value, int digits) {
  std::array<char, 40> text{};
  std::snprintf(text.data(), text.size(), "%.*g", digits, value);
  return text.data();
}

}  // namespace

const ElementTypeInfo& info(ElementType type) { return kTypes[static_cast<std::size_t>(type)]; }

std::optional<ElementType> element_type(std::string_view name) {
  for (std::size_t i = 0; i < kTypes.size(); ++i) {
    if (kTypes[i].name == name) return static_cast<ElementType>(i);
  }
  return std::nullopt;
}

std::string element_text(ElementType type, const void* element) {
  switch (type) {
    case ElementType::kFloat: return floating_text(load<float>(element), 9);
    case ElementType::kDouble: return floating_text(load<double>(element), 17);
    case ElementType::kInt8: return std::to_string(load<std::int8_t>(element));
    case ElementType::kInt16: return std::to_string(load<std::int16_t>(element));
    case ElementType::kInt32: return std::to_string(load<std::int32_t>(element));
    case ElementType::kInt64: return std::to_string(load<std::int64_t>(element));
    case ElementType::kUint8: return std::to_string(load<std::uint8_t>(element));
    case ElementType::kUint16: return std::to_string(load<std::uint16_t>(element));
    case ElementType::kUint32: return std::to_string(load<std::uint32_t>(element));
    case ElementType::kUint64: return std::to_string(load<std::uint64_t>(element));
  }
  return "?";
}

}  // namespace boxflow
