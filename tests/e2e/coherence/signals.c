/* A handler that reads and writes what regions compute. */
#include <signal.h>
#include <stdio.h>

#define N 64

static double a[N];

static void handler(int number) {
  a[3] += number;
  printf("handler %g\n", a[5]);
}

int main(void) {
  /* Before a handler is set, since drivers may set theirs when they are opened. */
  for (int i = 0; i < N; i++) a[i] = 1;
  signal(SIGUSR1, handler);
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < N; i++) a[i] = a[i] + i;
    raise(SIGUSR1);
    for (int i = 0; i < N; i++) a[i] = a[i] * 2;
  }
  printf("%g %g\n", a[3], a[4]);
  return 0;
}
