double x[16];

int main(void) {
  for (int i = 0; i < 16; i++) x[i] = i;
  return x[3] != 3;
}
