// Integer expressions of a plan, compiled to a flat program over slots: evaluated many times per serial iteration, so
// with no allocation and no names.
#pragma once

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
  };

  static constexpr int kMaxDepth = 64;

  Expr() : Expr(0) {}
  explicit Expr(std::int64_t constant) : code_{{Op::kConstant, constant}} {}
  // Needs at most kMaxDepth values on the stack.
  explicit Expr(std::vector<Instruction> code) : code_(std::move(code)) {}

  // Throws BF5012 where a value leaves 64 bits, or a divisor is zero (negative, for mod).
  std::int64_t evaluate(std::span<const std::int64_t> slots) const {
    if (code_.size() == 1) {
      return code_[0].op == Op::kConstant ? code_[0].value : slots[static_cast<std::size_t>(code_[0].value)];
    }
    return run(slots);
  }

 private:
  std::int64_t run(std::span<const std::int64_t> slots) const;

  std::vector<Instruction> code_;
};

// Whether an error is of an expression that has no value.
bool is_arithmetic_error(const Error& error);

}  // namespace boxflow
