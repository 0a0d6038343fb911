double a[9];
void f(void) {
  int i;
#pragma scop
  for (i = 0; i < 9; i++)
    a[i] = 1; // end
#pragma endscop
}
