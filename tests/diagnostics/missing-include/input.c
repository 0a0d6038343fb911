#include "sizes.h"

double A[N];

int main(void) {
  for (int i = 0; i < N; i++)
    A[i] = i;
  return 0;
}
