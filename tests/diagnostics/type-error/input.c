double A[100];

int main(void) {
  for (int i = 0; i < 100; i++)
    A[i] = 2.0 * i;
  return A.length > 0;
}
