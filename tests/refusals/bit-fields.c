/* Bit-fields share a word, so that writing one rewrites the others. */
#include "check.h"

#define N 500
struct flags {
  unsigned low : 3, high : 13;
};
struct flags f[N];

int main(void) {
  for (int i = 0; i < N; i++)
    f[i].low = i;
  for (int i = 1; i < N; i++)
    f[i].high = f[i - 1].high + f[i].low;
  check(f, sizeof f);
  return 0;
}
