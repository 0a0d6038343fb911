#pragma scop
double a[3];
#pragma endscop
