/* A jump back into the function in the middle of the loop. */
#include <setjmp.h>

#include "check.h"

#define N 100
static jmp_buf back;
int a[N];

static void stumble(int i) {
  if (a[i] == 0)
    longjmp(back, i + 1);
}

int main(void) {
  volatile int start = setjmp(back);
  for (int i = start; i < N; i++) {
    a[i] = i % 10;
    stumble(i);
  }
  check(a, sizeof a);
  return 0;
}
