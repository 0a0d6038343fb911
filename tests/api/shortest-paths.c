/* One region and nothing else, for Runtime.run to call with arrays of its own. */
static void shortest_paths(int n, double path[n][n]) {
  for (int k = 0; k < n; k++)
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        path[i][j] = path[i][j] < path[i][k] + path[k][j] ? path[i][j] : path[i][k] + path[k][j];
}

int main(void) {
  double path[1][1] = {{0}};
  shortest_paths(1, path);
}
