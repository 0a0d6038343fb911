/* Branches that touch on one side only, with and without braces; conditions, `else if`, jumps out of loops. */
#include <stdio.h>

#define N 128

static double a[N], b[N];

static double middle(const double *x) { return x[N / 2]; }

static int step(int t) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 0.5 + t;
  if (t == 2)
    b[0] = 9;
  else if (t == 4)
    printf("%g\n", a[1]);
  else
    for (int i = 0; i < N; i++) b[i] = b[i] + a[i];
  if (t == 7) return 0;
  switch (t) {
    case 3:
      a[3] = -1;
      break;
    case 5:
      return 2;
  }
  return 1;
}

int main(void) {
  int t = 0, skipped = 0;
  while (step(t++)) {
    if (t == 1) continue;
    if (a[t] > 100) break;
    for (int i = 0; i < N; i++) b[i] = b[i] - 1;
    if (t % 3 == 0 && b[t] < 0) skipped++;
    else if (middle(a) > 5) printf("middle %g\n", middle(b));
    do {
      for (int i = 1; i < N; i++) b[i] = b[i] + a[i];
    } while (b[1] < 0 && b[2] < 5);
    if (t > 20) break;
  }
  printf("%d %d %g %g %g\n", t, skipped, a[3], b[0], b[77]);
  return 0;
}
