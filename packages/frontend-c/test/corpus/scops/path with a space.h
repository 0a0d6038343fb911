static double from_header[100];
static inline void in_header(void) {
  for (int i = 0; i < 100; i++) from_header[i] = 0;
}
