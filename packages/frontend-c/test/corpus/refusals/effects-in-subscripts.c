/* What an assignment assigns, or another one in the same expression, may say where it assigns to. */
void itself(int n, double b[n], int idx[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    b[i] = idx[idx[i]] = 1;
#pragma endscop
}

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
