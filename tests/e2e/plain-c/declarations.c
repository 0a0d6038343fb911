/* Variables that are declared between loops, right before the loop that needs them, and printed after it. */
#include <math.h>
#include <stdio.h>

enum { KINDS = 8, N = 400 };

static int score[N];
static double height[N];
static int kept;

static void statistics(int seed) {
  for (int i = 0; i < N; i++)
    score[i] = (i * 37 + seed) % 251;

  int best = 0;
  for (int i = 1; i < N; i++)
    if (score[i] > score[best])
      best = i;
  long sum = 0, odd = 0;
  for (int i = 0; i < N; i++)
    sum += score[i];
  int count[KINDS] = {0};
  for (int i = 0; i < N; i++)
    count[score[i] % KINDS]++;

  printf("best %d (%d), sum %ld, odd %ld\n", best, score[best], sum, odd);
  for (int k = 0; k < KINDS; k++)
    printf("%d ", count[k]);
  printf("\n");
}

/* The declaration begins anew in each iteration, and its array ends before the next one. */
static int repeated(int rounds) {
  int all = 0;
  for (int r = 0; r < rounds; r++) {
    for (int i = 0; i < N; i++)
      height[i] = fabs(i - 7.0 * r);
    double lowest = INFINITY;
    short
        seen[4] = {
            1, -2};
    for (int i = 0; i < N; i++)
      if (height[i] < lowest)
        lowest = height[i];
    for (int i = 0; i < 4; i++)
      seen[i] += r;
    if (r == 2)
      continue;
    all += (int)lowest + seen[0] + 10 * seen[1] + 100 * seen[3];
    printf("%g %d\n", lowest, all);
  }
  return all;
}

/* Nothing but the region runs on devices; the rest of the function has other names of the variable. */
static int by_address(int n) {
  for (int i = 0; i < N; i++)
    score[i] = i % n;
  int last = -1;
  for (int i = 0; i < N; i++)
    if (score[i] == 3)
      last = i;
  int *p = &last;
  *p += 1;
  kept += last;
  return *p;
}

int main(void) {
  statistics(5);
  statistics(80);
  printf("%d\n", repeated(5));
  printf("%d %d\n", by_address(9), kept);
  return 0;
}
