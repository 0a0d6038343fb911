/* A signal handler changes what the loop reads. */
#include <signal.h>

#include "check.h"

#define N 100
static volatile sig_atomic_t signals;
int a[N];

static void handle(int number) {
  (void)number;
  signals++;
}

int main(void) {
  signal(SIGUSR1, handle);
  for (int i = 0; i < N; i++) {
    if (i % 10 == 0)
      raise(SIGUSR1);
    a[i] = signals;
  }
  check(a, sizeof a);
  return 0;
}
