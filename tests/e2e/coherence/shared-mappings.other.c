#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
void two_views(double **one, double **other) {
  int file = memfd_create("views", 0);
  if (file < 0 || ftruncate(file, 4096)) exit(1);
  *one = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  *other = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
}
