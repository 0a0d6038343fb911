/* What an assignment assigns may say where another one in the same expression assigns to. */
void other(int n, int a[n], int idx[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    idx[0] = 1 + a[idx[i]]++;
#pragma endscop
}

void twice(int n, int a[n], double b[n]) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++)
    b[i] = a[k++]++;
#pragma endscop
}
