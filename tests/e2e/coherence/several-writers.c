/* Statements that read and write arrays in one go: compound assignments, increments, conditions with effects. */
#include <stdio.h>

#define N 64

static int a[N], b[N];

static void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] + b[i] + 1;
}

static int twice(void) {
  for (int i = 0; i < N; i++) b[i] = b[i] + 2;
  return b[1];
}

int main(void) {
  int i = 3, *p = a + 5, n = 0;
  for (int t = 0; t < 5; t++) {
    grow();
    a[i++] += b[2]++;
    *p++ = a[1] + twice();
    if (a[4] > 5 && twice() > 3) b[6] = a[6]++;
    else b[7]--;
    grow();
    while (a[n % N] < 9 && n < 20) a[n++ % N] += twice() > 7 ? a[2] : b[3];
    grow();
    a[0] = b[1] = a[2];
    (a[8] > b[8] ? a : b)[9] = t;
    n += *(t > 2 ? &a[9] : &b[9]);
    printf("%d %d %d %d %d\n", a[0], a[4], a[9] + *p, b[9], n + b[twice() % N]);
  }
  return 0;
}
