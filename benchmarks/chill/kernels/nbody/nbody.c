/*
 * N-body: the accelerations of N bodies that attract each other
 *
 *     a(i) += sum over j of m(j) (x(j) - x(i)) / (|x(j) - x(i)|^2 + eps)^(3/2)
 */
#include <math.h>
#ifndef N
#define N 512
#endif
#include "../support.h"
#define SOFTENING 0.0625f

static DATA_TYPE x[N], y[N], z[N], mass[N], ax[N], ay[N], az[N];

static void nbody(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      DATA_TYPE dx = x[j] - x[i];
      DATA_TYPE dy = y[j] - y[i];
      DATA_TYPE dz = z[j] - z[i];
      DATA_TYPE distance = sqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
      DATA_TYPE pull = mass[j] / (distance * distance * distance);
      ax[i] += dx * pull;
      ay[i] += dy * pull;
      az[i] += dz * pull;
    }
}

int main(int argc, char **argv) {
  begin_results(argc, argv);
  for (int i = 0; i < N; i++) {
    x[i] = (DATA_TYPE)(i % 8 + i % 3 / 8.0);
    y[i] = (DATA_TYPE)(i / 8 % 8 - i % 5 / 16.0);
    z[i] = (DATA_TYPE)(i / 64 + i % 7 / 32.0);
    mass[i] = (DATA_TYPE)(1 + i % 4 / 4.0);
  }
  nbody();
  print_results(N, ax);
  print_results(N, ay);
  print_results(N, az);
  return end_results();
}
