#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
extern double a[64];
static void handler(int number) {
  printf("%d %g %g\n", number == SIGABRT, a[3], a[63]);
  fflush(stdout);
  exit(0);
}
void watch(void) { signal(SIGABRT, handler); }
