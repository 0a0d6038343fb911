#include <fenv.h>

float a[100];
int b[100];

void f(void) {
  for (int i = 0; i < 100; i++)
    b[i] = i;
#pragma STDC FENV_ACCESS ON
  fesetround(FE_UPWARD);
  for (int i = 0; i < 100; i++)
    a[i] /= 3;
}
