/* Each element needs the two before. */
#include "check.h"

#define N 90
long f[N];

int main(void) {
  f[1] = 1;
  for (int i = 2; i < N; i++)
    f[i] = f[i - 1] + f[i - 2];
  check(f, sizeof f);
  return 0;
}
