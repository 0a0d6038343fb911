#include <stdio.h>

/* Stencils in time: two fields that are updated in place, one line of them from a source, and two sweeps. */

#ifndef N
#define N 41
#endif
#ifndef STEPS
#define STEPS 11
#endif

static double e[N][N], h[N][N], source[STEPS], a[N][N], b[N][N];

static void fields(void) {
    for (int t = 0; t < STEPS; t++) {
        for (int j = 0; j < N; j++)
            e[0][j] = source[t];
        for (int i = 1; i < N; i++)
            for (int j = 0; j < N; j++)
                e[i][j] = e[i][j] - 0.5 * (h[i][j] - h[i - 1][j]);
        for (int i = 0; i < N - 1; i++)
            for (int j = 0; j < N; j++)
                h[i][j] = h[i][j] - 0.7 * (e[i + 1][j] - e[i][j]);
    }
}

static void sweeps(void) {
    for (int t = 0; t < STEPS; t++) {
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                b[i][j] = 0.2 * (a[i][j] + a[i][j - 1] + a[i][j + 1] + a[i - 1][j] + a[i + 1][j]);
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                a[i][j] = 0.2 * (b[i][j] + b[i][j - 1] + b[i][j + 1] + b[i - 1][j] + b[i + 1][j]);
    }
}

/* Prints a number that any wrong bit changes. */
static void print(const char *name, double x[N][N]) {
    unsigned long hash = 17;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            union {
                double value;
                unsigned long bits;
            } element = {x[i][j]};
            hash = hash * 31 + element.bits;
        }
    printf("%s %lx\n", name, hash);
}

int main(void) {
    for (int t = 0; t < STEPS; t++)
        source[t] = t * 0.25;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            e[i][j] = i * (j + 1.0) / N;
            h[i][j] = (i + 1.0) * (j + 2) / N;
            a[i][j] = i * (j + 3.0) / N;
            b[i][j] = (i + 2.0) * (j + 4) / N;
        }
    fields();
    sweeps();
    print("e", e);
    print("h", h);
    print("a", a);
    print("b", b);
    return 0;
}
