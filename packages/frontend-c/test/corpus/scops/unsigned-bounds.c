#include <stddef.h>
void f(size_t n, int m, double *a) {
  for (size_t i = 0; i < n - 1; i++)
    a[i] = 1;
  for (size_t i = 0; i < m; i++)
    a[i] = 1;
}
