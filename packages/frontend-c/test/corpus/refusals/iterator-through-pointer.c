int a[100];

void f(void) {
  int i, *p = &i;
  for (i = 0; i < 100; i++) {
    a[i] = i;
    *p += i % 3;
  }
}
