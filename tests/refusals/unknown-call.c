/* A function of another file, which counts its calls. */
#include "check.h"

#define N 100
int a[N];

int main(void) {
  for (int i = 0; i < N; i++)
    a[i] = next_number();
  check(a, sizeof a);
  return 0;
}
