// The element types of arrays, as in packages/ir/src/types/scalar-type.ts.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace boxflow {

enum class ElementType { kFloat, kDouble, kInt8, kInt16, kInt32, kInt64, kUint8, kUint16, kUint32, kUint64 };

struct ElementTypeInfo {
  std::string_view name;
  std::size_t bytes;
};

const ElementTypeInfo& info(ElementType type);
std::optional<ElementType> element_type(std::string_view name);

// Returns the element as human-readable text.
std::string element_text(ElementType type, const void* element);

}  // namespace boxflow
