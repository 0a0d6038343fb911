double A[100], B[100];
int where[100];

int main(void) {
  int i;
#pragma scop
  for (i = 0; i < 100; i++)
    B[where[i]] = A[i];
#pragma endscop
  return 0;
}
