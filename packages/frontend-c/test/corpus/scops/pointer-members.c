/* A pointer that is a member of a struct, copied before the region as its refusal says. */
typedef struct { double position[3], velocity[3]; } Particle;
typedef struct { int n; Particle *p; double dt; } World;

void of_one(World *w) {
  Particle *restrict p = w->p;
#pragma scop
  for (int i = 0; i < w->n; i++)
    for (int d = 0; d < 3; d++)
      p[i].position[d] += w->dt * p[i].velocity[d];
#pragma endscop
}
