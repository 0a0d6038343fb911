/* Functions of which another file has another definition, which then counts: weak ones, and inline ones. */
#include <stdio.h>

#define N 64

double a[N];

void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] + 1;
}

__attribute__((weak)) double at(int k) { return k; }

double second(int k) __attribute__((weak));
double second(int k) { return k; }

__attribute__((weak)) double weight(int k) { return k + 1; }

inline double last(const double *p) { return p[N - 1] + p[N - 2]; }

inline void step(double by) {
  for (int i = 0; i < N; i++) a[i] = a[i] * by;
}

int main(void) {
  for (int t = 0; t < 3; t++) {
    grow();
    double x = at(t);
    grow();
    x += second(t);
    grow();
    x += last(a);
    step(1.5);
    for (int i = 0; i < N; i++) a[i] = a[i] * weight(i);
    grow();
    printf("%g %g\n", x, a[t]);
  }
  return 0;
}
