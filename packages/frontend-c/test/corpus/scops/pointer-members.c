/* Pointers that are members of structs: each is read once, before the region. */
typedef struct { double position[3], velocity[3]; } Particle;
typedef struct { int n; Particle *p; double dt; } World;
typedef struct { int w, h; unsigned char *pix; } Image;
struct cells { double *u; };
struct solver { struct { struct cells *now; } state; int n; };

void of_a_copy(World *w) {
  Particle *restrict p = w->p;
#pragma scop
  for (int i = 0; i < w->n; i++)
    for (int d = 0; d < 3; d++)
      p[i].position[d] += w->dt * p[i].velocity[d];
#pragma endscop
}

void of_one(World *w) {
#pragma scop
  for (int i = 0; i < w->n; i++)
    for (int d = 0; d < 3; d++)
      w->p[i].position[d] += w->dt * w->p[i].velocity[d];
#pragma endscop
}

void of_a_value(World w) {
#pragma scop
  for (int i = 0; i < w.n; i++)
    w.p[i].position[0] += w.dt;
#pragma endscop
}

/* Bytes may be those of the pointer or of the sizes. */
void of_bytes(Image *im) {
#pragma scop
  for (int y = 0; y < im->h; y++)
    for (int x = 0; x < im->w; x++)
      im->pix[y * im->w + x] = 0;
#pragma endscop
}

/* Where n is 0, nothing is followed. */
void of_a_pointer(int n, struct solver *s, double *to) {
#pragma scop
  for (int i = 0; i < n; i++)
    to[i] = s->state.now->u[i];
#pragma endscop
}

void of_another_shape(int n, struct cells *c) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      ((double (*)[n])c->u)[j][i] = 1;
#pragma endscop
}

static void set(World *w) {
  for (int i = 0; i < w->n; i++)
    w->p[i].velocity[0] = i;
}

void of_a_local_struct(Particle *p, int n) {
  World w = {n, p, 0.5};
#pragma scop
  for (int t = 0; t < 3; t++)
    set(&w);
#pragma endscop
}
