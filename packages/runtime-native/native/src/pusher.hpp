// Sends what a tile wrote to the devices that will read it, before they ask (BBMM §5.1.2, pairwise). A hint: whatever
// is not pushed is pulled.
#pragma once

#include "launcher.hpp"

namespace boxflow {

class Pusher {
 public:
  Pusher(Session& session, const Plan& plan, std::span<const std::int64_t> parameters, RegionArrays& arrays,
         Buffers& buffers, Transfers& transfers);

  // The tile has been launched and marked. `slots`: as for describe_tile, with room for rlo and rhi at `reader_slot`.
  void push(const Phase& phase, std::span<std::int64_t> slots, std::size_t reader_slot, const Tile& tile);

  TileInterval range_of(std::size_t class_index) const { return classes_[class_index]; }

 private:
  void push_flow(const FlowOut& flow, std::span<const std::int64_t> slots, std::size_t from, std::size_t to);
  void push_box(std::size_t array, const Box& box, std::size_t from, std::size_t to);
  Buffer* target(std::size_t array, const Box& box, std::size_t device);

  struct Part {
    Box box;
    Place* source;
  };

  Session& session_;
  const Plan& plan_;
  RegionArrays& arrays_;
  Buffers& buffers_;
  Transfers& transfers_;
  std::vector<TileInterval> classes_;
  std::vector<Part> parts_;
};

}  // namespace boxflow
