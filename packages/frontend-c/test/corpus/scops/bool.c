/* `bool` holds 0 or 1, whatever is assigned to it. */
#include <stdbool.h>

typedef struct { bool set; double v; } entry;

static bool near(double x) { return x < 1; }
static bool odd(int i) { return i & 1; }

void f(int n, bool *m, const double *a, entry *e, int *count) {
#pragma scop
  for (int i = 0; i < n; i++) {
    bool t = i & 4;
    m[i] = a[i] > 0 && near(a[i]);
    m[i] |= 2;
    e[i].set = (bool)(i / 2) == t;
    if (odd(i) && !e[i].set) e[i].v = true;
    count[i] = m[i] + odd(i);
  }
#pragma endscop
}
