static double b[100];
static void f(int i) {
  if (b[i] > 0)
    return;
  for (int j = 0; j < 10; j++)
    b[i] += j;
}
void g(int n) {
  for (int i = 0; i < n; i++)
    f(i);
}
