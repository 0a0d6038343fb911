/*
 * Loops that look like searches for a place, or like flags, but whose iterations have to run in order: the elements change, the
 * place is not the one that is compared or is not known before the loop, or the loop uses the flag. A function each.
 */
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000

static int a[LARGEST + 1], b[LARGEST + 1], out[LARGEST], flag, at;

static int elements_change(int n) {
  int best = 0;
  for (int i = 1; i < n; i++) {
    if (a[i] > a[best]) best = i;
    a[i] = b[i] % 1000;
  }
  return best;
}

static int neighbour(int n) {
  int best = 0;
  for (int i = 0; i < n; i++)
    if (b[i] >= b[best]) best = i + 1;
  return best;
}

/* Before the first even element, the place may be none. */
static int no_place_yet(int n) {
  int best = -1;
  for (int i = 0; i < n; i++)
    if (b[i] % 2 == 0 && (best < 0 || b[i] < b[best])) best = i;
  return best;
}

static int conditional(int n) {
  int best = -1;
  for (int i = 0; i < n; i++)
    if (b[i] % 2 == 0 && b[i] > b[best < 0 ? 0 : best]) best = i;
  return best;
}

static int used_inside(int n) {
  int best = 0;
  for (int i = 0; i < n; i++) {
    if (b[i] > b[best]) best = i;
    out[i] = best;
  }
  return best;
}

static int other_elements(int n) {
  int best = 0;
  for (int i = 0; i < n; i++)
    if (a[i] > b[best]) best = i;
  return best;
}

/* Others may change a variable of the file. */
static int of_file(int n) {
  for (int i = 0; i < n; i++)
    if (b[i] > b[at]) at = i;
  return at;
}

static int is_read(int n) {
  int seen = 0, count = 0;
  for (int i = 0; i < n; i++) {
    if (seen && b[i] % 7 == 3) out[i] = ++count;
    if (a[i] % 5 == 2) seen = 1;
  }
  return count;
}

/* Other functions see the flag while the loop runs. */
static void toggles(int n) {
  for (int i = 0; i < n; i++)
    if (b[i] % 3 == 0) flag = !flag;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  if (n > LARGEST) n = LARGEST;
  unsigned state = 1;
  for (int i = 0; i <= LARGEST; i++) {
    state = state * 1103515245u + 12345u;
    a[i] = (int)(state >> 16);
    b[i] = (int)((state >> 8) & 0x7fff);
  }
  printf("%d %d ", elements_change(n), neighbour(n));
  printf("%d %d ", no_place_yet(n), conditional(n));
  printf("%d %d ", used_inside(n), other_elements(n));
  printf("%d ", of_file(n));
  toggles(n);
  printf("%d %d\n", is_read(n), flag);
  unsigned check = 0;
  for (int i = 0; i < n; i++) check = check * 31 + (unsigned)(out[i] + a[i]);
  printf("%u\n", check);
  return 0;
}
