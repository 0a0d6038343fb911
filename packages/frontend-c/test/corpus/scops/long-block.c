double a[9], b[9];
void f(void) {
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[0] + 0;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[1] + 1;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[2] + 2;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[3] + 3;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[4] + 4;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[5] + 5;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[6] + 6;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[7] + 7;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[8] + 8;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[0] + 9;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[1] + 10;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[2] + 11;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[3] + 12;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[4] + 13;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[5] + 14;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[6] + 15;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[7] + 16;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[8] + 17;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[0] + 18;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[1] + 19;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[2] + 20;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[3] + 21;
  for (int i = 0; i < 9; i++) a[i] += b[i] * a[4] + 22;
  for (int i = 0; i < 9; i++) b[i] += a[i] * b[5] + 23;
}
