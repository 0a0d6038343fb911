struct point { double x, y; };
typedef struct { float re, im; } complex_t;
struct body { char tag; struct point at, speed[3]; int m[2][4]; complex_t c; };
struct holder { int n; double *elsewhere; short s; };

struct body bodies[20];

void f(int n, int m, struct point *p, const complex_t z[n][m], struct holder *h, struct body one) {
  struct point mean = {0, 0};
#pragma scop
  for (int i = 0; i < n; i++) {
    p[i].x = p->x + (*p).y + (p + i)->y + mean.x;
    mean.y += i;
    bodies[i].at.x = bodies[i].speed[1].y + bodies[i].m[1][i] + one.speed[i].x + one.at.y;
    bodies[i].speed[i].x = *(bodies[i].m[0] + 2) + bodies[i].c.re;
    h[i].s += h[i].n;
    for (int j = 0; j < m; j++) {
      struct point *q = &p[i * m + j];
      q->x += z[i][j].re * (z[i] + j)->im;
    }
  }
#pragma endscop
}
