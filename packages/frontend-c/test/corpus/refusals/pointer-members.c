/* Pointers that are members of structs. */
typedef struct { double position[3], velocity[3]; } Particle;
typedef struct { int n; Particle *p; double dt; } World;

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

void of_many(int n, World *w) {
#pragma scop
  for (int i = 0; i < n; i++)
    w[i].p->position[0] += w[i].dt;
#pragma endscop
}
