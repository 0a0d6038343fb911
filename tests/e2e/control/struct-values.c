/* Structs as values: lists of their members, designators, and an exchange through one. */
#include <stdio.h>

#define N 83

typedef struct {
  double x, y, z;
} vector;
struct body {
  vector at, speed;
  float mass;
  int marks[3];
};

static struct body bodies[N];
static vector forces[N];

int main(void) {
  for (int i = 0; i < N; i++)
    bodies[i] = (struct body){{i, i % 7, '\x41' - i % 5}, {.y = i % 3 - 1}, 1.5f + i % 4, {i, -i}};
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < N; i++) {
      vector f = {0, 0, 0};
      for (int j = 0; j < N; j++) {
        vector d = {bodies[j].at.x - bodies[i].at.x, bodies[j].at.y - bodies[i].at.y,
                    bodies[j].at.z - bodies[i].at.z};
        double near = bodies[j].mass / (d.x * d.x + d.y * d.y + d.z * d.z + 1);
        f.x += d.x * near;
        f.y += d.y * near;
        f.z += d.z * near;
      }
      forces[i] = (vector){f.y, f.x, .5 * f.z};
      forces[i] = (vector){forces[i].y, forces[i].x, forces[i].z + '\12'};
    }
    for (int i = 0; i < N; i++) {
      bodies[i].speed.x += forces[i].x / 64;
      bodies[i].at = (vector){bodies[i].at.x + bodies[i].speed.x, bodies[i].at.y - forces[i].y / 64, forces[i].z};
    }
  }
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += bodies[i].at.x + 2 * bodies[i].at.y + 3 * bodies[i].at.z + bodies[i].marks[1] + bodies[i].marks[2];
  printf("%.17g\n", sum);
  return 0;
}
