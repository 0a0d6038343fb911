// The variables of the executable that live as long as the process, by the symbols that the linker left in its file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace boxflow {

class StaticObjects {
 public:
  // Reads the symbols of an ELF file that is loaded `bias` bytes above its own addresses. A file without symbols, or of
  // a different kind, has none.
  StaticObjects(const std::string& file, std::uintptr_t bias);

  // Returns the variables of the executable; reads its file at the first call.
  static const StaticObjects& of_executable();

  // Returns the size of the variable that begins there, and 0 if there is none.
  std::size_t bytes_at(std::uintptr_t begin) const;

 private:
  std::unordered_map<std::uintptr_t, std::size_t> bytes_;
};

}  // namespace boxflow
