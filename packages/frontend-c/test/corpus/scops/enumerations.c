enum kind { FLUID, SOLID, INLET = 7 };
typedef enum { LEFT = -1, MID, RIGHT } side;
struct cell { enum kind k; double v; };
void f(int n, enum kind *k, side *s, double *a, struct cell *c) {
  for (int i = 0; i < n; i++) {
    if (k[i] == SOLID) s[i] = LEFT; else s[i] = k[i] > 3 ? RIGHT : MID;
    c[i].k = k[i];
    switch (k[i]) { case FLUID: a[i] = 1; break; case SOLID: a[i] = 2; break; default: a[i] = 3; }
  }
}
