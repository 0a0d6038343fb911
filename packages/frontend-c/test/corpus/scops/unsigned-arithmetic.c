#include <stddef.h>
void f(size_t n, unsigned m, size_t stride, unsigned a[n], double b[m]) {
  for (size_t i = 1; i + 1 < n; i++)
    a[i] = a[i - 1] * 2654435761u - a[i + 1];
  for (size_t i = n; i > 0; i--)
    a[i - 1] += 1;
  for (unsigned i = 0; i < m; i += 4)
    b[i] = 0;
  for (unsigned i = 0; i <= m / 2; i++)
    if (i >= 3)
      b[i - 3] = m - i;
  for (unsigned short s = 0; s < 100; s++)
    b[s] = s;
}
