/* Shapes of one block that do not fit each other. */
void two_widths(int w, int v, int n, float *a) {
  float(*p)[w] = (float(*)[w])a, (*q)[v] = (float(*)[v])a;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < w; j++) p[i][j] = q[i][j] * 2;
}

void by_data(int w, int n, const int *to, float *a) {
  float(*p)[w] = (float(*)[w])a;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < w; j++) a[to[i * w + j]] = p[i][j];
}
