/* Numbers of buffers that look as if they alternated, and do not in every iteration. */
#include <stdio.h>
#include <stdlib.h>

#define N 97

static double u[4][N];
static int skip[N];

static void fill(int salt) {
  for (int i = 0; i < N; i++)
    u[0][i] = u[1][i] = u[2][i] = u[3][i] = (i * 7 + salt) % 11;
  for (int i = 0; i < N; i++)
    skip[i] = (i * salt) % 3 == 0;
}

static double total(int cur) {
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum = sum / 3 + u[cur][i];
  return sum;
}

static double sometimes(int steps) {
  int cur = 0;
  fill(1);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N; i++)
      u[1 - cur][i] = 0.25 * u[cur][i - 1] + 0.5 * u[cur][i];
    if (!skip[t])
      cur = 1 - cur;
  }
  return total(cur);
}

static double continued(int steps) {
  int cur = 0;
  fill(2);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N; i++)
      u[1 - cur][i] = 0.25 * u[cur][i - 1] + 0.5 * u[cur][i];
    if (skip[t])
      continue;
    cur ^= 1;
  }
  return total(cur);
}

/* 0, 3, 0, 3 only if the first one is 0 or 3. */
static double given(int steps, int cur) {
  fill(3);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N; i++)
      u[3 - cur][i] = u[cur][i] / 2 + u[cur][i - 1];
    cur = 3 - cur;
  }
  return total(cur);
}

/* Each step changes the number three times. */
static double inside(int steps) {
  int cur = 0;
  fill(4);
  for (int t = 0; t < steps; t++)
    for (int k = 0; k < 3; k++) {
      for (int i = 1; i < N; i++)
        u[1 - cur][i] = u[cur][i] / 2 + u[cur][i - 1] + k;
      cur ^= 1;
    }
  return total(cur);
}

/* The caller's number is not 0 or 1, so `!` makes it one. */
static double made_truth(int steps, int cur) {
  fill(5);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N; i++)
      u[!cur][i] = u[cur][i] / 2 + u[cur][i - 1];
    cur = !cur;
  }
  return total(cur);
}

int main(void) {
  for (int steps = 0; steps < 7; steps++)
    printf("%.17g %.17g %.17g %.17g %.17g\n", sometimes(steps), continued(steps), given(steps, steps % 4), inside(steps),
           made_truth(steps, steps % 4));
  return 0;
}
