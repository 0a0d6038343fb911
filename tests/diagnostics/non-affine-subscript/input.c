double A[10000], B[100];

int main(void) {
  int i;
#pragma scop
  for (i = 0; i < 100; i++)
    B[i] = A[i * i] + 1.0;
#pragma endscop
  return 0;
}
