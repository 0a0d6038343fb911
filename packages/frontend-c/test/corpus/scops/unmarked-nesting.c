#include <stdio.h>
#define N 10
static double a[N], b[N];
int main(int argc, char **argv) {
  int i, t;
  double scale = 2;
  for (t = 0; t < 3; t++) {
    printf("step %d\n", t);
    for (i = 0; i < N; i++)
      a[i] += b[i];
    scale = 3;
    for (i = 0; i < N; i++)
      b[i] = a[i] * scale;
  }
  if (argc > 1)
    for (int i = 0; i < N; i++) a[i] = 0;
  else
    for (int i = 0; i < N; i++) { b[i] = 0; }
  while (argc-- > 0) {
    for (i = 0; i < N; i++) a[i] = i;
    if (argc == 2) break;
  }
  return 0;
}
