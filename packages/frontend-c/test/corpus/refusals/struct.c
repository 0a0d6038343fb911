struct point { double x, y; };
void f(int n, struct point *p, struct point q) {
  for (int i = 0; i < n; i++)
    p[i].x = 1;
  for (int i = 0; i < n; i++)
    p[i] = q;
}
