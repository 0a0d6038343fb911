/* The parameter for the product is an identifier, though the text of the product begins with a digit. */
int least(int n, int w, int i, const int *b) {
  int best = 0;
  for (int k = 0; k < n; k++)
    if (b[(w * 2 + i) * (n - 1) + k] < b[(w * 2 + i) * (n - 1) + best]) best = k;
  return best;
}
