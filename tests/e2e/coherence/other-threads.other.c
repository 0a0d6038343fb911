#include <pthread.h>
extern double a[64];
static pthread_barrier_t go, done;
static pthread_t thread;
static double sum;
static void *reader(void *argument) {
  for (int t = 0; t < 4; t++) {
    pthread_barrier_wait(&go);
    sum = sum * 2 + a[t + 2];
    a[1] += sum;
    pthread_barrier_wait(&done);
  }
  return argument;
}
void begin(void) {
  pthread_barrier_init(&go, 0, 2);
  pthread_barrier_init(&done, 0, 2);
  pthread_create(&thread, 0, reader, 0);
}
void let_it_read(void) {
  pthread_barrier_wait(&go);
  pthread_barrier_wait(&done);
}
double end(void) {
  pthread_join(thread, 0);
  return sum + a[1];
}
