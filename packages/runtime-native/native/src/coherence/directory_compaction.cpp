#include "coherence/directory_compaction.hpp"

#include <unordered_map>

namespace boxflow {

namespace {

struct Item {
  std::size_t group;  // equal for entries that the same places hold
  std::size_t entry;
  Box box;
};

// Numbers groups as they are met, so that nothing depends on the addresses of places.
std::vector<Item> grouped(const std::vector<Directory::Entry>& entries) {
  std::vector<Item> items;
  std::unordered_multimap<std::uint64_t, std::size_t> groups;  // by fingerprint, the first entry
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const PlaceList& places = entries[i].places;
    const auto [begin, end] = groups.equal_range(places.fingerprint());
    const auto known =
        std::find_if(begin, end, [&](const auto& each) { return same_places(entries[each.second].places, places); });
    if (known == end) groups.emplace(places.fingerprint(), i);
    items.push_back({known == end ? i : known->second, i, entries[i].box});
  }
  return items;
}

// Puts the boxes of one column along `d` next to each other, sorted.
bool column_less(const Item& a, const Item& b, int d) {
  if (a.group != b.group) return a.group < b.group;
  for (int other = 0; other < a.box.rank; ++other) {
    if (other == d) continue;
    if (a.box.lo[other] != b.box.lo[other]) return a.box.lo[other] < b.box.lo[other];
    if (a.box.hi[other] != b.box.hi[other]) return a.box.hi[other] < b.box.hi[other];
  }
  return a.box.lo[d] < b.box.lo[d];
}

// Disjoint boxes that together form a box are neighbours in this order, along some dimension.
void join_along(std::vector<Item>& items, int d) {
  std::sort(items.begin(), items.end(), [d](const Item& a, const Item& b) { return column_less(a, b, d); });
  std::size_t kept = 0;
  for (std::size_t i = 1; i < items.size(); ++i) {
    Box joined;
    if (items[kept].group == items[i].group && exact_union(items[kept].box, items[i].box, joined)) {
      items[kept].box = joined;
    } else {
      items[++kept] = items[i];
    }
  }
  items.resize(kept + 1);
}

}  // namespace

bool join_entries(std::vector<Directory::Entry>& entries) {
  if (entries.size() < 2) return false;
  std::vector<Item> items = grouped(entries);
  const int rank = items[0].box.rank;
  // Strips that end at a diagonal join one pair in each round, of which there would be as many as strips.
  for (bool goes_on = true; goes_on;) {
    const std::size_t before = items.size();
    for (int d = rank - 1; d >= 0; --d) join_along(items, d);
    goes_on = before - items.size() > before / 8;
  }
  if (items.size() == entries.size()) return false;
  std::vector<Directory::Entry> joined;
  joined.reserve(items.size());
  for (const Item& item : items) joined.push_back({item.box, std::move(entries[item.entry].places)});
  entries = std::move(joined);
  return true;
}

}  // namespace boxflow
