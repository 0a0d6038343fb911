void f(void) {
#pragma scop
#pragma endscop
}
