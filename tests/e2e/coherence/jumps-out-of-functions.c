/* Control that comes back by another way than it went. */
#include <setjmp.h>
#include <stdio.h>

#define N 64

static jmp_buf back;
static double a[N];

static void grow(int depth) {
  double t[N];
  for (int i = 0; i < N; i++) t[i] = a[i] + depth;
  for (int i = 0; i < N; i++) a[i] = t[i] + 1;
  if (depth == 3) longjmp(back, depth);
  grow(depth + 1);
}

int main(void) {
  double s = 0;
  if (setjmp(back) == 0) grow(0);
  for (int i = 0; i < N; i++) s += a[i];
  printf("%g %g\n", s, a[3]);
  return 0;
}
