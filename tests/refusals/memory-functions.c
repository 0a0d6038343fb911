/* Library functions that move memory which the loop reads. */
#include <string.h>

#include "check.h"

#define N 64
char text[N + 1];

int main(void) {
  memset(text, 'a', N);
  for (int i = 0; i < N; i++) {
    memmove(text + 1, text, N - 1);
    text[i] += i % 20;
  }
  check(text, sizeof text);
  return 0;
}
