#include <float.h>
#include <stdio.h>

/* Functions that return early where data says so, structs in lists, and the limits of double. */

#define N 200
#define M 16

struct vec { double x, y; };
struct state { struct vec pos, vel; };

static struct state s[N];
static double w[N][M], best[N];
static int steps[N];

static struct vec minus(struct vec a, struct vec b) { return (struct vec){a.x - b.x, a.y - b.y}; }

static double weight(const struct state *from, const struct state *to) {
  struct vec d = minus(to->pos, from->pos);
  double r = d.x * d.x + d.y * d.y;
  if (r > 40) return 0;
  if (d.x < 0) {
    double far = 2 * r;
    return far + 1;
  }
  return r;
}

static int rounds(const double *row, double until) {
  double sum = 0;
  int k;
  if (until <= 3) return -1;
  for (k = 0; k < M; k++) {
    sum += row[k];
    if (sum > until) break;
  }
  return k;
}

static struct state moved(struct state a, double h) {
  struct state b = {{a.pos.x + h * a.vel.x, a.pos.y + h * a.vel.y}, a.vel};
  return b;
}

int main(void) {
  for (int i = 0; i < N; i++) {
    struct vec v = {i % 7 - 3, i % 5};
    s[i] = (struct state){{i % 13, i % 11}, v};
  }
  for (int t = 0; t < 3; t++)
    for (int i = 0; i < N; i++) s[i] = moved(s[i], 0.25);
  for (int i = 0; i < N; i++)
    for (int j = 0; j < M; j++) w[i][j] = weight(&s[i], &s[j * 3]);
  for (int i = 0; i < N; i++) {
    double most = -DBL_MAX, least = DBL_MAX;
    for (int j = 0; j < M; j++) {
      most = w[i][j] > most ? w[i][j] : most;
      least = w[i][j] < least ? w[i][j] : least;
    }
    best[i] = most - least > DBL_EPSILON ? most - least : DBL_MIN;
  }
  for (int i = 0; i < N; i++) steps[i] = rounds(w[i], best[i]);
  for (int i = 0; i < N; i += 3) printf("%g %g %g %d\n", s[i].pos.x, w[i][i % M], best[i], steps[i]);
  return 0;
}
