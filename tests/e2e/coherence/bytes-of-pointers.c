/* A region copies the bytes of structs with pointers, which the program then follows. */
#include <stdio.h>

struct entry {
  double *place;
  long key;
};

static void copy(unsigned char *to, const unsigned char *from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i];
}

int main(void) {
  struct entry from[8], to[8];
  double values[8], *places[8], *others[8];
  double *p;
  for (int i = 0; i < 8; i++) values[i] = i * 3;
  int i = 0;
  while (i < 8) {
    from[i].place = places[i] = &values[i];
    from[i].key = i;
    to[i].place = others[i] = values;
    to[i].key = 0;
    i++;
  }
  copy((unsigned char *)to, (unsigned char *)from, sizeof from);
  p = to[5].place;
  printf("%d\n", (int)(p - values));
  copy((unsigned char *)others, (unsigned char *)places, sizeof places);
  p = others[3];
  printf("%d %g\n", (int)(p - values), *others[4]);
  return 0;
}
