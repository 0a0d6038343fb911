#define LAST(n) (n)-1
#define TWICE(x) (x)*(2)
void f(int n, double A[n][n], double d) {
  for (int i = 0; i < LAST(n); i++)
    A[(i)+1][TWICE(i)] = (d)-(d)*2 + (n) - i*2 - (double)-n;
}
