void conditions(int n, int low, double *a, int *hits) {
  for (int i = 0; i < n; i++)
    if (a[i] > 0.5) {
      a[i] = 0;
      if (i > low) hits[i]++;
      else { hits[i] = -1, hits[0] += 2; }
    } else if (!(a[i] < 0))
      a[i]--;
}
