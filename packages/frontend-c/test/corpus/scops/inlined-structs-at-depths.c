typedef struct { double x, y; } V;
static V p[200], out[40][40], t[200];
static V add(V a, V b) { return (V){ a.x + b.x, a.y + b.y }; }
static V twice(V a, V b) { return add(add(a, b), b); }
void f(void) {
  for (int i = 0; i < 40; i++)
    for (int j = 0; j < 40; j++) {
      V b = { 0, 0 };
      for (int n = 0; n < 20; n++) b = twice(b, p[n]);
      out[i][j] = b;
    }
  for (int n = 0; n < 200; n++) t[n] = twice(t[n], p[n]);
}
