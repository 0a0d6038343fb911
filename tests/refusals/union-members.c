/* Members of a union share their bytes. */
#include "check.h"

#define N 500
union number {
  float real;
  int bits;
};
union number u[N];

int main(void) {
  for (int i = 1; i < N; i++) {
    u[i].real = i;
    u[i].bits += u[i - 1].bits & 15;
  }
  check(u, sizeof u);
  return 0;
}
