#include "program/static_objects.hpp"

#include <elf.h>
#include <link.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <optional>
#include <vector>

namespace boxflow {

namespace {

// Returns `count` values of the file from an offset on; nothing if the file is shorter.
template <typename T>
std::optional<std::vector<T>> read_values(std::ifstream& file, std::uint64_t offset, std::uint64_t count) {
  file.clear();
  file.seekg(0, std::ios::end);
  const auto size = static_cast<std::uint64_t>(std::max<std::streamoff>(0, file.tellg()));
  if (offset > size || count > (size - offset) / sizeof(T)) return std::nullopt;
  std::vector<T> values(count);
  file.seekg(static_cast<std::streamoff>(offset));
  file.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(count * sizeof(T)));
  if (!file) return std::nullopt;
  return values;
}

bool is_elf64(const Elf64_Ehdr& header) {
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_shentsize == sizeof(Elf64_Shdr);
}

std::vector<Elf64_Sym> symbols_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const auto header = read_values<Elf64_Ehdr>(file, 0, 1);
  if (!header || !is_elf64(header->front())) return {};
  const auto sections = read_values<Elf64_Shdr>(file, header->front().e_shoff, header->front().e_shnum);
  if (!sections) return {};
  for (const Elf64_Shdr& section : *sections) {
    if (section.sh_type != SHT_SYMTAB) continue;
    return read_values<Elf64_Sym>(file, section.sh_offset, section.sh_size / sizeof(Elf64_Sym))
        .value_or(std::vector<Elf64_Sym>());
  }
  return {};
}

// Is looked up first, since the process may have been started by a loader, whose file is a different one.
[[gnu::used]] const char kWitness[37] = {};

std::uintptr_t executable_bias() {
  std::uintptr_t bias = 0;
  dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* found) {
        *static_cast<std::uintptr_t*>(found) = info->dlpi_addr;
        return 1;  // the first one is the executable
      },
      &bias);
  return bias;
}

}  // namespace

StaticObjects::StaticObjects(const std::string& file, std::uintptr_t bias) {
  for (const Elf64_Sym& symbol : symbols_of(file)) {
    if (ELF64_ST_TYPE(symbol.st_info) != STT_OBJECT || symbol.st_shndx == SHN_UNDEF || symbol.st_size == 0) continue;
    const auto [at, is_new] = bytes_.emplace(bias + symbol.st_value, symbol.st_size);
    if (!is_new) at->second = std::min<std::size_t>(at->second, symbol.st_size);
  }
}

const StaticObjects& StaticObjects::of_executable() {
  static const StaticObjects& objects = [] () -> const StaticObjects& {
    const auto& found = *new StaticObjects("/proc/self/exe", executable_bias());
    const bool is_own = found.bytes_at(reinterpret_cast<std::uintptr_t>(kWitness)) == sizeof(kWitness);
    return is_own ? found : *new StaticObjects("", 0);
  }();
  return objects;
}

std::size_t StaticObjects::bytes_at(std::uintptr_t begin) const {
  const auto found = bytes_.find(begin);
  return found == bytes_.end() ? 0 : found->second;
}

}  // namespace boxflow
