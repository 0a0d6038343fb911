double a[5];
int g(int);
int f(int c) {
  int i, j;
  do {
    for (i = 0; i < 5; i++) a[i] = c;
    if (g(c)) break;
    for (i = 0; i < 5; i++) a[i] = 2 * c;
    { int i = 4; g(i); }
    for (int i = 0; i < 2; i++) g(i);
  } while (g(1));
  if (c) { for (j = 0; j < 5; j++) a[j] = 1; return 3; }
  i = 0;
  j = g(i) ? 2 : 3;
  return i + j;
}
