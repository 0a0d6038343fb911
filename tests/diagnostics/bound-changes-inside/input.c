double A[100];

int main(void) {
  int i, n = 100;
#pragma scop
  for (i = 0; i < n; i++) {
    A[i] = 1.0;
    n = n - 1;
  }
#pragma endscop
  return 0;
}
