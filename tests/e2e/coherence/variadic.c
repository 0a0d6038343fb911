/* Arrays that are handed to functions with a variable number of arguments, here and in the library. */
#include <stdarg.h>
#include <stdio.h>

#define N 48

static double pick(int count, ...) {
  va_list list;
  double s = 0;
  va_start(list, count);
  for (int k = 0; k < count; k++) {
    double *p = va_arg(list, double *);
    s += p[k];
    p[k + 1] = s;
  }
  va_end(list);
  return s;
}

int main(void) {
  double a[N], b[N];
  int counted[N];
  const char *format = "%g%n %g%n\n";
  for (int i = 0; i < N; i++) a[i] = i;
  for (int i = 0; i < N; i++) b[i] = a[N - 1 - i];
  printf("%g\n", pick(3, a, b, a));
  for (int i = 0; i < N; i++) b[i] = b[i] + a[i];
  for (int i = 0; i < N; i++) counted[i] = i;
  printf("%d\n", counted[1]);
  printf(format, b[1], &counted[1], b[2], &counted[2]);
  for (int i = 0; i < N; i++) counted[i] = counted[i] + 1;
  printf("%d %d %d\n", counted[0], counted[1], counted[2]);
  return 0;
}
