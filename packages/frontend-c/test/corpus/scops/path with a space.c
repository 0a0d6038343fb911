#include "path with a space.h"
void f(int n) {
  for (int i = 0; i < n; i++) from_header[i] = 1;
}
