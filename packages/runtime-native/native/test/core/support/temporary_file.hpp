// Files of tests that run at the same time.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

namespace boxflow::test {

// A path with a space, this process's own.
inline std::filesystem::path temporary_file(const std::string& name) {
  return std::filesystem::temp_directory_path() / ("boxflow " + std::to_string(getpid()) + " " + name);
}

}  // namespace boxflow::test
