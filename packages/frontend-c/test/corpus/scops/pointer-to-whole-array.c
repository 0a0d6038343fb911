void whole(int n, double (*A)[n][n], double (*restrict rows)[n], double flat[], float row[restrict static 16]) {
  for (int i = 0; i < n; i++) {
    (*A)[i][0] = rows[i][1];
    flat[16 * i + 3] = (*rows)[i];
    row[(unsigned long)i] = (long)i;
  }
}
