#include <complex.h>
typedef float complex pair;
struct wave { double complex z; };

void of_pointers(int n, double complex *z) {
  for (int i = 0; i < n; i++)
    z[i] = z[i] * 2;
}

void of_arrays(int n, pair z[n]) {
  for (int i = 0; i < n; i++)
    z[i] = z[i] * 2;
}

void of_members(int n, struct wave *w) {
  for (int i = 0; i < n; i++)
    w[i].z = w[i].z * 2;
}

void of_locals(int n, double *a) {
  for (int i = 0; i < n; i++) {
    double complex z = a[i];
    a[i] = z * z;
  }
}
