#include "keep/shared_memory.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace boxflow;

namespace {

constexpr std::size_t kPage = 4096;

// A page of memory, until the end of a test.
class Mapped {
 public:
  explicit Mapped(int flags, int access = PROT_READ | PROT_WRITE, int file = -1)
      : address_(mmap(nullptr, kPage, access, flags, file, 0)) {
    REQUIRE(address_ != MAP_FAILED);
  }
  ~Mapped() { munmap(address_, kPage); }
  Mapped(const Mapped&) = delete;
  Mapped& operator=(const Mapped&) = delete;

  std::uintptr_t begin() const { return reinterpret_cast<std::uintptr_t>(address_); }
  std::uintptr_t end() const { return begin() + kPage; }

 private:
  void* address_;
};

bool is_shared(std::uintptr_t begin, std::uintptr_t end) {
  SharedMemory memory;
  return memory.holds(begin, end);
}

bool is_shared(const Mapped& page) { return is_shared(page.begin(), page.end()); }

}  // namespace

TEST_CASE("mappings are shared that say so, also those that may only be read") {
  CHECK_FALSE(is_shared(Mapped(MAP_PRIVATE | MAP_ANONYMOUS)));
  CHECK(is_shared(Mapped(MAP_SHARED | MAP_ANONYMOUS)));
  const int file = open("/proc/self/exe", O_RDONLY);
  REQUIRE(file >= 0);
  CHECK(is_shared(Mapped(MAP_SHARED, PROT_READ, file)));
  CHECK_FALSE(is_shared(Mapped(MAP_PRIVATE, PROT_READ, file)));
  close(file);
}

TEST_CASE("a block counts as shared where one of its bytes is") {
  const Mapped page(MAP_SHARED | MAP_ANONYMOUS);
  CHECK(is_shared(page.begin() - kPage, page.begin() + 1));
  CHECK(is_shared(page.end() - 1, page.end() + kPage));
  CHECK(is_shared(page.begin() + 8, page.begin() + 9));
}

TEST_CASE("the program's data, its stack and its heap are its own") {
  static double data[4] = {1};
  double local[4] = {2};
  const auto own = [](const void* block, std::size_t bytes) {
    const auto begin = reinterpret_cast<std::uintptr_t>(block);
    return !is_shared(begin, begin + bytes);
  };
  CHECK(own(data, sizeof data));
  CHECK(own(local, sizeof local));
  for (const std::size_t bytes : {std::size_t{64}, std::size_t{64} << 20}) {
    void* block = std::malloc(bytes);
    CHECK(own(block, bytes));
    std::free(block);
  }
}

TEST_CASE("every mapping of this process is what it is listed as") {
  const Mapped shared(MAP_SHARED | MAP_ANONYMOUS);
  std::ifstream maps("/proc/self/maps");
  std::vector<std::string> lines;
  for (std::string line; std::getline(maps, line);) lines.push_back(line);
  std::size_t seen = 0;
  for (const std::string& line : lines) {
    std::uintptr_t begin = 0, end = 0;
    char dash = 0, permissions[4]{};
    std::istringstream text(line);
    text >> std::hex >> begin >> dash >> end;
    text.ignore(1);
    text.read(permissions, sizeof permissions);
    // The heap may have changed since, because the test itself allocates.
    if (line.find("[heap]") != std::string::npos || line.find("[vsyscall]") != std::string::npos) continue;
    CAPTURE(line);
    CHECK(is_shared(begin, end) == (permissions[3] == 's'));
    seen += permissions[3] == 's';
  }
  CHECK(seen > 0);
}
