/*
 * Integers that loops count and add up in elements which data chooses, flags, and the last of several values: a function each,
 * for as many elements as the argument says. What each computes is printed on a line.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST 40000
#define ROWS 70
#define COLUMNS 301
#define BINS 16

static unsigned char shade[LARGEST], image[ROWS][COLUMNS];
static int v[LARGEST], w[LARGEST], first[LARGEST + 1], count[BINS], rank[LARGEST / 8][7];
static unsigned bits[BINS], tones[256];
static short narrow[BINS];
static long sums[4][BINS], wide[BINS];
static int joint[5][9], votes[7], points[7], votes_of_some[3][5];

static void print(const char *name, int n, const int *values) {
  printf("%s", name);
  for (int i = 0; i < n; i++) printf(" %d", values[i]);
  printf("\n");
}

static void histogram(int n) {
  for (int i = 0; i < n; i++) tones[shade[i]]++;
}

/* What is there before counts, too, and one element is of two statements. */
static void two_at_once(int n) {
  for (int i = 0; i < n; i++) {
    count[shade[i] % BINS] += v[i];
    count[w[i] & 7] -= 3;
  }
}

static void of_rows(void) {
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) tones[image[i][j]] += 2;
}

/* Each part's sum may leave the range of the type though the whole one does not. */
static void overflows_on_the_way(int n) {
  static int extremes[2];
  extremes[0] = INT_MAX - 3;
  for (int i = 0; i < n; i++) extremes[w[i] > 5000] += i % 2 == 0 ? -1000000007 : 1000000007;
  print("extremes", 2, extremes);
}

static void narrow_and_wide(int n) {
  for (int i = 0; i < n; i++) {
    narrow[shade[i] / 16] += v[i];
    wide[shade[i] / 16] += (long)v[i] * w[i];
    if (v[i] & 1) bits[w[i] & 15] ^= (unsigned)v[i];
  }
}

/* A fixed row, and a sum and a maximum beside. */
static long beside_others(int n, int row) {
  long total = 0;
  int most = -1;
  for (int i = 0; i < n; i++) {
    sums[row][shade[i] & 15] += w[i];
    total += w[i];
    if (w[i] > most) most = w[i];
  }
  return total * 1000 + most;
}

static void two_subscripts(int n) {
  for (int i = 0; i < n; i++) joint[i % 5][shade[i] % 9]++;
}

/* The elements are those of a loop inside. */
static void by_inner_loop(int n) {
  for (int i = 0; i < n / 8; i++)
    for (int c = 0; c < 7; c++) {
      if (rank[i][c] == 0) votes[c]++;
      points[c] += 6 - rank[i][c];
    }
}

/* Rows whose lengths are data. */
static void of_edges(int n) {
  for (int i = 0; i < n; i++)
    for (int e = first[i]; e < first[i + 1]; e++) count[v[e] & 15] += w[i];
}

static void over_time(int n) {
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < n; i++) votes_of_some[t][shade[i] % 5]++;
    for (int i = 0; i < n; i++) shade[i] = (unsigned char)(shade[i] + votes_of_some[t][i % 5]);
  }
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  if (n > LARGEST) n = LARGEST;
  unsigned state = 1;
#define RANDOM(bound) ((int)((state = state * 1103515245u + 12345u) >> 16) % (bound))
  for (int i = 0; i < LARGEST; i++) {
    shade[i] = (unsigned char)RANDOM(256);
    v[i] = RANDOM(2001) - 1000;
    w[i] = RANDOM(5000);
  }
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) image[i][j] = (unsigned char)RANDOM(200);
  for (int i = 0; i < LARGEST / 8; i++)
    for (int c = 0; c < 7; c++) rank[i][c] = RANDOM(7);
  for (int i = 0; i < n; i++) first[i + 1] = first[i] + (first[i] < n - 4 ? RANDOM(4) : 0);
  for (int i = 0; i < BINS; i++) count[i] = narrow[i] = (short)(100 * i);

  histogram(n);
  two_at_once(n);
  of_rows();
  print("tones", 256, (int *)tones);
  print("count", BINS, count);
  overflows_on_the_way(n);
  narrow_and_wide(n);
  printf("beside %ld\n", beside_others(n, n % 4));
  for (int i = 0; i < BINS; i++) printf("%d %ld %u %ld\n", narrow[i], wide[i], bits[i], sums[n % 4][i]);
  two_subscripts(n);
  print("joint", 45, joint[0]);
  by_inner_loop(n);
  print("votes", 7, votes);
  print("points", 7, points);
  of_edges(n);
  print("edges", BINS, count);
  over_time(n);
  print("some", 15, votes_of_some[0]);
  return 0;
}
