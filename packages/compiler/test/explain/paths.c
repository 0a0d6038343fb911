#define MIN(a, b) ((a) < (b) ? (a) : (b))

void shortest_paths(int n, double path[n][n]) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        path[i][j] = MIN(path[i][j], path[i][k] + path[k][j]);
}
