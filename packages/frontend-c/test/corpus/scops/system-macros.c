#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
static int64_t a[INT8_MAX];
void f(double *b) {
  for (int i = 0; i < INT8_MAX; i++) {
    a[i] = INT_MAX;
    if (true) b[i] = M_PI * fabs(b[i]);
  }
}
