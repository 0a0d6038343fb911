double A[100];

int main(void) {
  int i;
#pragma scop
  for (i = 0; i < 100; i++)
    A[i] = 1.0;
  return 0;
}
