/* Pointers that are members of structs and are not known before the region. */
typedef struct { double position[3], velocity[3]; } Particle;
typedef struct { int n; Particle *p; double dt; } World;
typedef struct { int n; double *row[4]; } Rows;
struct link { struct link *next; double *value; };

void of_many(int n, World *w) {
#pragma scop
  for (int i = 0; i < n; i++)
    w[i].p->position[0] += w[i].dt;
#pragma endscop
}

void of_an_array(int n, Rows *r) {
#pragma scop
  for (int i = 0; i < n; i++)
    r->row[0][i] = 0;
#pragma endscop
}

void that_changes(int n, World *w, Particle *p, Particle *q) {
#pragma scop
  for (int i = 0; i < n; i++) {
    w->p = i % 2 ? p : q;
    w->p[i].velocity[0] = 0;
  }
#pragma endscop
}

void of_another_struct(int n, struct link *at) {
#pragma scop
  for (int i = 0; i < n; i++) {
    at->value[i] = i;
    at = at->next;
  }
#pragma endscop
}

/* Where no number is positive there need be no struct. */
void under_a_condition(int n, double *when, struct link *at) {
#pragma scop
  for (int i = 0; i < n; i++)
    if (when[i] > 0)
      at->value[i] = 1;
#pragma endscop
}

/* Nothing says how many elements there are. */
void gathered(int n, World *w, const int *index) {
#pragma scop
  for (int i = 0; i < n; i++)
    w->p[index[i]].velocity[0] = 0;
#pragma endscop
}
