struct point { double x, y; };
struct body { struct point at; int tags[3]; float mass; };

void f(int n, struct body *b, struct point *p) {
  for (int i = 0; i < n; i++) {
    struct point zero = {0}, c = {.y = i};
    p[i] = (struct point){p[i].y, p[i].x + c.y};
    b[i] = (struct body){{1, p[i].x}, {i, 2}, zero.x};
    if (p[i].x > 0) {
      struct point q = {p[i].x, 1};
      b[i].at = q;
    }
  }
}

struct point mirrored(struct point p) { return (struct point){p.y, p.x}; }

void g(int n, struct body *b, struct point *p) {
  for (int i = 0; i < n; i++) {
    struct body whole = {p[i], {i}, 2};
    struct body mirror = {.at = mirrored(whole.at), .mass = whole.mass};
    b[i] = (struct body){mirror.at, {1, 2, 3}, b[i].mass};
  }
}
