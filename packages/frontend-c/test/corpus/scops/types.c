typedef float real;
typedef unsigned char byte;
static byte b[10];
static long l[10];
static short s[10];
static real r[10];
static unsigned u;
void types(int n, double d) {
  for (int i = 0; i < 10; i++) {
    l[i] = b[i] * s[i] + 1L;
    s[i] <<= 2;
    b[i] = (byte)(~l[i] % 7 & 0xff) ^ 'a';
    r[i] = (real)(i * 3) / 2 + (real)(d * -1.5f) + 0x10 + 1e-3 - -2;
    u = u + (l[i] > 3u) - !n;
    d -= -r[i] + +s[i];
  }
}
