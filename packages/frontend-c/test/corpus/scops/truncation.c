#define floord(n, d) (((n) < 0) ? -((-(n) + (d) - 1) / (d)) : (n) / (d))
#define ceild(n, d) (((n) < 0) ? -((-(n)) / (d)) : ((n) + (d) - 1) / (d))
void f(int n, int m, double a[n]) {
  for (int i = floord(m, 4); i <= ceild(n, 3); i++)
    a[i] = 1;
  for (int i = 0; i < n; i++)
    if ((i - m) / 2 == 1 || (i - m) % -3 == 1)
      a[i] = 2;
  for (int i = 0; i < (n > m ? n : m + 1 > 3 ? 4 : m); i++)
    a[i < 5 ? i : 2 * i - 5] = (i < m) + !(i > 3);
  for (int i = 0; i < (int)(sizeof(double) * 4); i++)
    a[i] = (unsigned char)(i + 250) + ~i + -1u;
}
