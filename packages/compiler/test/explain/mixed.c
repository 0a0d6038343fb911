int read_next(void);

int next[100], count[10];
double rows[64][64], scale;

int fill(int n) {
  int total = 0;
  for (int i = 0; i < n; i++)
    next[i] = read_next();
  for (int i = 0; i < 64; i++)
    for (int j = 0; j <= i; j++) {
      if (rows[i][j] < 0)
        rows[i][j] = scale;
      rows[i][j] = 2 * rows[i][j];
    }
  for (int p = 0; p != 1; p = next[p])
    total++;
  return total;
}
