#include <doctest/doctest.h>

#include <sched.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/processors.hpp"
#include "support/temporary_file.hpp"

using namespace boxflow;
using namespace boxflow::test;

namespace {

std::optional<std::size_t> of_quota(const std::string& text) {
  std::istringstream file(text);
  return processors_of_quota(file);
}

// A folder of control groups.
class Groups {
 public:
  ~Groups() { std::filesystem::remove_all(root_); }
  void limit(const std::string& file, const std::string& text) {
    std::filesystem::create_directories((root_ / file).parent_path());
    std::ofstream(root_ / file) << text;
  }
  std::optional<std::size_t> of(const std::string& groups) const {
    std::istringstream file(groups);
    return processors_of_group(file, root_);
  }

 private:
  std::filesystem::path root_ = temporary_file("groups");
};

}  // namespace

TEST_CASE("a quota pays for whole processors") {
  CHECK_FALSE(of_quota(""));
  CHECK_FALSE(of_quota("max 100000\n"));
  CHECK_FALSE(of_quota("-1 100000\n"));
  CHECK(of_quota("100000 100000\n") == 1);
  CHECK(of_quota("250000 100000\n") == 3);
  CHECK(of_quota("10000 100000\n") == 1);
}

TEST_CASE("the narrowest limit of a control group and those around it counts") {
  Groups groups;
  groups.limit("cpu.max", "max 100000\n");
  groups.limit("a/cpu.max", "400000 100000\n");
  groups.limit("a/b/cpu.max", "800000 100000\n");
  CHECK(groups.of("0::/a/b\n") == 4);
  CHECK(groups.of("0::/a/b/without\n") == 4);
  CHECK_FALSE(groups.of("0::/\n"));
  CHECK_FALSE(groups.of("0::/elsewhere\n"));
  CHECK_FALSE(groups.of("no line of such a file\n"));
}

TEST_CASE("version 1 has a folder for each controller") {
  Groups groups;
  groups.limit("cpu,cpuacct/job/cpu.cfs_quota_us", "150000\n");
  groups.limit("cpu,cpuacct/job/cpu.cfs_period_us", "50000\n");
  CHECK(groups.of("4:memory:/job\n3:cpu,cpuacct:/job\n") == 3);
  CHECK_FALSE(groups.of("4:cpuset:/job\n"));
}

TEST_CASE("a process on one processor uses one") {
  cpu_set_t before;
  REQUIRE(sched_getaffinity(0, sizeof before, &before) == 0);
  CHECK(usable_processors() <= static_cast<std::size_t>(CPU_COUNT(&before)));
  cpu_set_t one;
  CPU_ZERO(&one);
  for (std::size_t i = 0; i < CPU_SETSIZE; ++i) {
    if (!CPU_ISSET(i, &before)) continue;
    CPU_SET(i, &one);
    break;
  }
  REQUIRE(sched_setaffinity(0, sizeof one, &one) == 0);
  CHECK(usable_processors() == 1);
  REQUIRE(sched_setaffinity(0, sizeof before, &before) == 0);
}
