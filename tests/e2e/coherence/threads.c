/* Threads that compute regions, with arrays of their own and with shared ones, one after the other. */
#include <pthread.h>
#include <stdio.h>

#define N 64

static double shared[N];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void grow(double *p, double by) {
  for (int i = 0; i < N; i++) p[i] = p[i] + by;
}

static void *work(void *argument) {
  double mine[N] = {0}, *given = argument;
  grow(mine, 1);
  for (int t = 0; t < 10; t++) {
    grow(mine, given[1]);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < N; i++) shared[i] = shared[i] + mine[i];
    shared[4] += 1;
    pthread_mutex_unlock(&lock);
  }
  grow(given, mine[2]);
  return 0;
}

int main(void) {
  pthread_t threads[2];
  double first[N], second[N];
  for (int i = 0; i < N; i++) first[i] = second[i] = 1;
  grow(shared, 5);
  pthread_create(&threads[0], 0, work, first);
  pthread_create(&threads[1], 0, work, second);
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  grow(shared, 1);
  printf("%g %g %g %g\n", shared[3], shared[4], first[5], second[6]);
  return 0;
}
