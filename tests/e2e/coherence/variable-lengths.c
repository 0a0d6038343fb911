/* Arrays of variable length that end with their blocks, at other places and with other sizes each time. */
#include <stdio.h>

static double once(int n, int *mask) {
  double s = 0;
  for (int round = 0; round < 5; round++) {
    double x[n + round];
    int m = n + round;
    for (int i = 0; i < m; i++) x[i] = i + round;
    {
      double y[m][2];
      for (int i = 0; i < m; i++) y[i][0] = x[i];
      for (int i = 0; i < m; i++) y[i][1] = y[i][0] * 2;
      if (round == 3) continue;
      s += y[2][1];
      for (int i = 0; i < m; i++) x[i] = y[m - 1 - i][1];
    }
    {
      float z[3 * m];
      for (int i = 0; i < 3 * m; i++) z[i] = i;
      z[1] = 7;
      for (int i = 0; i < 3 * m; i++) z[i] = z[i] + 1;
      s += z[1] + z[2];
      if (round == 4) break;
    }
    mask[round] = x[1] > 3;
    s += x[1];
  }
  return s;
}

int main(void) {
  int mask[8] = {0};
  for (int t = 0; t < 4; t++) printf("%g %d\n", once(30 + 5 * t, mask), mask[1] + mask[2]);
  return 0;
}
