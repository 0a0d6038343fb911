/* Loops that end when their data says so. */
void breaks(int n, int m, int it[n][m]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      double x = 0, y = 0;
      int last = 0;
      for (int k = 0; k < 100; k++) {
        if (x * x + y * y >= 4)
          break;
        double t = x * x - y * y + i;
        y = 2 * x * y + j;
        x = t;
        last = k + 1;
      }
      it[i][j] = last;
    }
#pragma endscop
}

void conditions(int n, int m, int it[n][m]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) {
      double x = 0, y = 0;
      int k = 0;
      while (k < 100 && x * x + y * y < 4) {
        double t = x * x - y * y + i;
        y = 2 * x * y + j;
        x = t;
        k++;
      }
      it[i][j] = k;
    }
#pragma endscop
}
