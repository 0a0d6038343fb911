/* Regions that run before main, one of them before the runtime's own constructor. */
#include <stdio.h>

#define N 80

static double first[N], second[N];

__attribute__((constructor(101))) static void begin(void) {
  for (int i = 0; i < N; i++) first[i] = i * 0.5;
}

__attribute__((constructor)) static void go_on(void) {
  for (int i = 0; i < N; i++) second[i] = first[i] + 1;
}

int main(void) {
  for (int i = 0; i < N; i++) first[i] = first[i] + second[i];
  printf("%g %g\n", first[7], second[N - 1]);
  return 0;
}
