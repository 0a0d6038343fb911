double A[100];

double measure(int i);

int main(void) {
  int i;
#pragma scop
  for (i = 0; i < 100; i++) {
    A[i] = measure(i);
  }
#pragma endscop
  return 0;
}
