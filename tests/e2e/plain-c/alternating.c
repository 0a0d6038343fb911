/* The number of the current buffer goes through the same few values again and again. */
#include <stdio.h>
#include <stdlib.h>

#define N 203
#define NX 31
#define NY 23

static double u[2][N], w[3][N];
static double f[2][9][NY][NX];
static const int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};

static void fill(int salt) {
  for (int i = 0; i < N; i++)
    u[0][i] = u[1][i] = (i * 7 + salt) % 11;
  for (int i = 0; i < N; i++)
    w[0][i] = w[1][i] = w[2][i] = (i * 5 + salt) % 13;
}

static double total(int cur) {
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum = sum / 3 + u[cur][i];
  return sum;
}

static double exclusive_or(int steps) {
  int cur = 0;
  fill(1);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N - 1; i++)
      u[1 - cur][i] = 0.25 * u[cur][i - 1] + 0.5 * u[cur][i] + 0.25 * u[cur][i + 1];
    cur ^= 1;
  }
  return total(cur) + cur;
}

static double negated(int steps) {
  int cur = 1, t;
  fill(2);
  for (t = steps; t > 0; t -= 2) {
    for (int i = 1; i < N - 1; i++)
      u[!cur][i] = (u[cur][i - 1] + u[cur][i + 1]) / 2;
    cur = !cur;
  }
  return total(cur) + cur;
}

/* The caller says which buffer is first. */
static double given(int steps, int cur) {
  fill(3);
  for (int t = 0; t < steps; t++) {
    int next = 1 - cur;
    for (int i = 1; i < N - 1; i++)
      u[next][i] = (u[cur][i - 1] + 2 * u[cur][i] + u[cur][i + 1]) / 4;
    cur = next;
  }
  return total(cur) + cur;
}

static double swapped(int steps) {
  int old = 0, now = 1;
  fill(4);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N - 1; i++)
      u[now][i] = u[old][i - 1] - u[old][i] / 3;
    int tmp = old;
    old = now;
    now = tmp;
  }
  return total(old) + now;
}

static double three(int steps) {
  int last = 0, now = 1, next = 2;
  fill(5);
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < N - 1; i++)
      w[next][i] = 2 * w[now][i] - w[last][i] + 0.1 * (w[now][i - 1] - 2 * w[now][i] + w[now][i + 1]);
    last = now;
    now = next;
    next = (next + 1) % 3;
  }
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum = sum / 3 + w[now][i];
  return sum + last;
}

/* Lattice Boltzmann, streaming alone. */
static double stream(int steps) {
  int cur = 0;
  for (int k = 0; k < 9; k++)
    for (int y = 0; y < NY; y++)
      for (int x = 0; x < NX; x++)
        f[0][k][y][x] = f[1][k][y][x] = k + (x * 3 + y) % 7;
  for (int t = 0; t < steps; t++) {
    int nxt = 1 - cur;
    for (int y = 1; y < NY - 1; y++)
      for (int x = 1; x < NX - 1; x++)
        for (int k = 0; k < 9; k++)
          f[nxt][k][y][x] = f[cur][k][y - ey[k]][x - ex[k]];
    cur = nxt;
  }
  double sum = 0;
  for (int y = 0; y < NY; y++)
    for (int x = 0; x < NX; x++)
      sum = sum / 3 + f[cur][(x + y) % 9][y][x];
  return sum;
}

int main(void) {
  for (int steps = 0; steps < 8; steps++)
    printf("%.17g %.17g %.17g %.17g %.17g %.17g\n", exclusive_or(steps), negated(steps), given(steps, steps / 2 % 2),
           swapped(steps), three(steps), stream(steps));
  return 0;
}
