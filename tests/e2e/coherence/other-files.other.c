#define N 64
double theirs[N];
extern double ours[N];
double (*const table_of_theirs)[8] = (double (*)[8])theirs;
static double *kept;
void visible(double by);
void remember(double *p) { kept = p; }
double remembered(int k) { return kept[k] += 5; }
void call_back(void (*f)(double *)) {
  kept[1] += theirs[2];
  f(theirs);
  theirs[4] += kept[5];
  f(kept);
}
double add_to_ours(double by) {
  ours[2] += by;
  visible(by);
  return ours[2] + ours[3];
}
