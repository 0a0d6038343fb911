#include "cudart/readable_text.hpp"

#include <cxxabi.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace boxflow::cudart {

std::string bytes_text(size_t bytes) {
  constexpr std::array units = {"bytes", "KiB", "MiB", "GiB", "TiB"};
  double value = static_cast<double>(bytes);
  size_t unit = 0;
  for (; value >= 1024 && unit + 1 < units.size(); ++unit) value /= 1024;
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f %s", unit == 0 ? 0 : 1, value, units[unit]);
  return text.data();
}

std::string source_name(const char *mangled) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void *)> name(abi::__cxa_demangle(mangled, nullptr, nullptr, &status),
                                                     std::free);
  return status == 0 ? name.get() : mangled;
}

}  // namespace boxflow::cudart
