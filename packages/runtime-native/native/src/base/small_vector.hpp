// A vector whose first N elements need no heap: the planner handles many short lists per serial iteration.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace boxflow {

template <typename T, std::size_t N>
class SmallVector {
  static_assert(N > 0);
  static_assert(std::is_nothrow_move_constructible_v<T>);

 public:
  using value_type = T;
  using iterator = T*;
  using const_iterator = const T*;

  SmallVector() = default;
  SmallVector(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  SmallVector(const SmallVector& other) { append(other); }
  SmallVector(SmallVector&& other) noexcept { take(other); }
  SmallVector& operator=(const SmallVector& other) {
    if (this != &other) {
      clear();
      append(other);
    }
    return *this;
  }
  SmallVector& operator=(SmallVector&& other) noexcept {
    if (this != &other) {
      clear();
      give_back();
      take(other);
    }
    return *this;
  }
  ~SmallVector() {
    clear();
    give_back();
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }

  void push_back(T value) {
    if (size_ == capacity_) grow(capacity_ * 2);
    new (data_ + size_) T(std::move(value));
    ++size_;
  }
  void pop_back() { data_[--size_].~T(); }
  void append(const SmallVector& other) {
    reserve(size_ + other.size());
    for (const T& value : other) push_back(value);
  }
  void reserve(std::size_t wanted) {
    if (wanted > capacity_) grow(std::max(wanted, capacity_ * 2));
  }
  void clear() {
    std::destroy(begin(), end());
    size_ = 0;
  }
  // Removes an element; the last one takes its place.
  void erase_unordered(std::size_t i) {
    if (i + 1 != size_) data_[i] = std::move(back());
    pop_back();
  }
  // Removes the elements from `first` on.
  void truncate(std::size_t first) {
    while (size_ > first) pop_back();
  }

 private:
  T* inline_data() { return std::launder(reinterpret_cast<T*>(storage_)); }
  bool is_inline() const { return data_ == reinterpret_cast<const T*>(storage_); }

  [[gnu::noinline]] void grow(std::size_t wanted) {
    T* bigger = static_cast<T*>(::operator new(wanted * sizeof(T), std::align_val_t{alignof(T)}));
    std::uninitialized_move(begin(), end(), bigger);
    std::destroy(begin(), end());
    free_heap();
    data_ = bigger;
    capacity_ = wanted;
  }
  void free_heap() {
    if (!is_inline()) ::operator delete(data_, std::align_val_t{alignof(T)});
  }
  void give_back() {
    free_heap();
    data_ = inline_data();
    capacity_ = N;
  }
  // Requires that this vector is empty and has no heap memory.
  void take(SmallVector& other) {
    if (other.is_inline()) {
      std::uninitialized_move(other.begin(), other.end(), data_);
      size_ = other.size_;
      other.clear();
      return;
    }
    data_ = std::exchange(other.data_, other.inline_data());
    capacity_ = std::exchange(other.capacity_, N);
    size_ = std::exchange(other.size_, 0);
  }

  alignas(T) unsigned char storage_[N * sizeof(T)];
  T* data_ = reinterpret_cast<T*>(storage_);
  std::size_t size_ = 0;
  std::size_t capacity_ = N;
};

}  // namespace boxflow
