/* A handler of another file that looks at arrays when the program gives up. */
#include <stdio.h>
#include <stdlib.h>

#define N 64

double a[N];
void watch(void);

int main(void) {
  for (int i = 0; i < N; i++) a[i] = i + 1;
  /* Not earlier, since drivers may set handlers of theirs when they are opened. */
  watch();
  if (a[3] != 4) return 1;
  for (int i = 0; i < N; i++) a[i] = a[i] * 2;
  fflush(stdout);
  abort();
}
