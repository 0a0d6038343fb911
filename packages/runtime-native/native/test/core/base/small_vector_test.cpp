#include <doctest/doctest.h>

#include <memory>
#include <string>

#include "base/small_vector.hpp"

using boxflow::SmallVector;

TEST_CASE("small vectors behave beyond their inline room") {
  using Words = SmallVector<std::string, 2>;
  Words words;
  for (int i = 0; i < 20; ++i) words.push_back("a word that needs memory of its own, number " + std::to_string(i));
  Words copy = words;
  Words moved = std::move(words);
  CHECK(words.empty());
  CHECK(moved.size() == 20);
  CHECK(copy[19] == moved[19]);
  moved.erase_unordered(0);
  CHECK(moved[0] == copy[19]);
  moved.truncate(1);
  CHECK(moved.size() == 1);
  copy = moved;
  CHECK(copy.size() == 1);
  copy = std::move(moved);
  CHECK(copy.back() == "a word that needs memory of its own, number 19");
  words = Words{"x", "y", "z"};
  CHECK(words.size() == 3);
}

TEST_CASE("small vectors release what they own") {
  const auto shared = std::make_shared<int>(1);
  {
    SmallVector<std::shared_ptr<int>, 2> inside{shared};
    SmallVector<std::shared_ptr<int>, 2> outside{shared, shared, shared};
    CHECK(shared.use_count() == 5);
    inside = outside;
    outside.clear();
    CHECK(shared.use_count() == 4);
    auto taken = std::move(inside);
    taken.pop_back();
    CHECK(shared.use_count() == 3);
  }
  CHECK(shared.use_count() == 1);
}
