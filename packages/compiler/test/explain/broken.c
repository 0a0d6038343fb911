double a[9];

void fill(void) {
  for (int i = 0; i < 10; i++)
    a[i] = i;
}
