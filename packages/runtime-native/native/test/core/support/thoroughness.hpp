// How much a test repeats: `npm run test:all` repeats everything, `npm test` covers each mechanism.
#pragma once

#include <cstdlib>
#include <string_view>

namespace boxflow::test {

// Returns `all` in the full run and `few` in the short run.
template <typename T>
T short_or_full(T few, T all) {
  const char* everything = std::getenv("BOXFLOW_TEST_ALL");
  return everything != nullptr && std::string_view(everything) == "1" ? all : few;
}

}  // namespace boxflow::test
