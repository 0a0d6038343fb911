// Integer expressions of a plan, compiled to flat programs over slots. They are evaluated many times per serial
// iteration, so there are no allocations and no names.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace boxflow {

class Error;

// The variables in scope, outermost first: the position is the slot, and inner names hide outer ones.
using Scope = std::vector<std::string>;

class Expr {
 public:
  enum class Op : std::uint8_t {
    kConstant,  // push value
    kSlot,      // push slots[value]
    kAddSlot,   // top += slots[value]
    kAddConstant,
    kAdd,
    kSub,
    kMul,
    kNeg,
    kFloorDiv,
    kMod,
    kMin,
    kMax,
    kEq,
    kNe,
    kLt,
    kLe,
    kGt,
    kGe,
    kNot,
    kTruth,       // top = top != 0
    kJump,        // over value instructions
    kJumpIfZero,  // pops
    kAndJump,     // top == 0: it stays as the result and control jumps; else it is popped
    kOrJump,      // the other way round
  };
  struct Instruction {
    Op op;
    std::int64_t value = 0;
    friend bool operator==(const Instruction&, const Instruction&) = default;
  };

  static constexpr int kMaxDepth = 64;

  Expr() : Expr(0) {}
  explicit Expr(std::int64_t constant) : Expr(std::vector<Instruction>{{Op::kConstant, constant}}) {}
  // Needs at most kMaxDepth values on the stack.
  explicit Expr(std::vector<Instruction> code);

  // Throws BF5012 if a value leaves 64 bits, or a divisor is zero (or negative, for mod).
  std::int64_t evaluate(std::span<const std::int64_t> slots) const {
    std::int64_t result = constant_;
    switch (shape_) {
      case Shape::kConstant: return result;
      case Shape::kSlotPlusConstant:
        if (!__builtin_add_overflow(slots[slot_], constant_, &result)) return result;
        break;
      case Shape::kDifference:
        if (!__builtin_sub_overflow(slots[slot_], slots[other_slot_], &result)) return result;
        break;
      case Shape::kProgram: break;
    }
    return run(slots);
  }

  bool looks_at(std::size_t slot) const {
    return std::any_of(code_.begin(), code_.end(), [slot](const Instruction& instruction) {
      const bool of_slot = instruction.op == Op::kSlot || instruction.op == Op::kAddSlot;
      return of_slot && static_cast<std::size_t>(instruction.value) == slot;
    });
  }

  // Appends the largest subterms that use only slots before `end`, and at least one from `first` on. If slots before
  // `first` do not change, the values of these subterms and of the slots from `end` on determine the expression's
  // value.
  void add_outer_subterms(std::size_t first, std::size_t end, std::vector<Expr>& subterms) const;

  // Compares the code.
  friend bool operator==(const Expr& a, const Expr& b) { return a.code_ == b.code_; }

 private:
  // Most expressions of a plan have one of the first three.
  enum class Shape : std::uint8_t { kConstant, kSlotPlusConstant, kDifference, kProgram };

  std::int64_t run(std::span<const std::int64_t> slots) const;

  Shape shape_ = Shape::kProgram;
  std::uint32_t slot_ = 0;
  std::uint32_t other_slot_ = 0;  // the subtrahend of a difference
  std::int64_t constant_ = 0;
  std::vector<Instruction> code_;  // of all shapes
};

// Returns whether the error is that an expression has no value.
bool is_arithmetic_error(const Error& error);

}  // namespace boxflow
