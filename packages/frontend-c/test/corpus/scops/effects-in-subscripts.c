/* Assignments inside subscripts, and to places that data decides: each happens once, in C's order. */
void f(int n, double a[n], double b[n], int idx[n]) {
  int k = 0;
#pragma scop
  for (int i = 0; i < n; i++) {
    a[k++] = b[i];
    b[i] = a[--k] += 1.0;
    b[n - 1 - i] = n * (a[idx[i]] *= 2.0);
    b[i] = a[idx[k]]++;
  }
#pragma endscop
}

/* What is assigned may say where the next one is assigned to. */
void itself(int n, double b[n], int idx[n]) {
#pragma scop
  for (int i = 0; i < n; i++) {
    b[i] = idx[idx[i]] = 1;
    b[i] += ++idx[idx[i]];
  }
#pragma endscop
}
