/* Columns by a pointer to their first element, tables by their initialisers, and results rounded to integers. */
#include <math.h>
#include <stdio.h>

#define N 64

typedef struct {
    float start, length;
    int key;
} note;

static const note tune[] = {{0.0f, 0.5f, 60}, {0.25f, 0.75f, 64}, {0.5f, 0.5f, 67}, {0.75f, 1.0f, 72}};
enum { NOTES = sizeof tune / sizeof tune[0] };

static int image[N][N], other[N][N];
static double table[32], wave[N];
static short pcm[N];
static long steps[N];

static void lift(int *x, int n, int stride)
{
    int tmp[N];
    int half = n / 2;
    for (int i = 0; i < half; i++) {
        int right = i + 1 < half ? x[(2 * i + 2) * stride] : x[2 * i * stride];
        tmp[half + i] = x[(2 * i + 1) * stride] - ((x[2 * i * stride] + right) >> 1);
        tmp[i] = x[2 * i * stride] + x[stride] % 5;
    }
    for (int i = 0; i < n; i++)
        x[i * stride] = tmp[i];
}

static void columns(void)
{
    for (int n = N; n > N / 8; n /= 2) {
        for (int i = 0; i < n; i++)
            lift(&image[i][0], n, 1);
        for (int j = 0; j < n; j++)
            lift(&image[0][j], n, N);
    }
}

static void sums_of_columns(void)
{
    for (int j = 0; j < N; j++) {
        const int *p = &image[1][j];
        int sum = 0;
        for (int i = 0; i < N - 2; i++)
            sum += p[i * N] - p[(i + 1) * N] / 3 + p[-N];
        other[0][j] = sum;
    }
}

static void render(void)
{
    for (int s = 0; s < N; s++) {
        double t = s * 0.03, mix = 0.0;
        for (int k = 0; k < NOTES; k++)
            if (t >= tune[k].start && t < tune[k].start + tune[k].length)
                mix += 0.1 * (tune[k].key - 55) * table[(k * s) % 32];
        wave[s] = mix;
    }
    for (int s = 0; s < N; s++) {
        pcm[s] = (short)lrint(wave[s] * 1000.0);
        steps[s] = lroundf((float)wave[s] * 10.0f) + llround(wave[s] * 7.0) - lrintf(-2.5f * s);
    }
}

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            image[i][j] = (i * 31 + j * 17) % 101;
    for (int i = 0; i < 32; i++)
        table[i] = sin(i * 0.2);
    columns();
    sums_of_columns();
    render();
    long sum = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum += (long)image[i][j] * (i * 7 + j) + other[i][j];
    printf("%ld\n", sum);
    sum = 0;
    for (int s = 0; s < N; s++)
        sum += (s % 5 + 1) * pcm[s] + steps[s];
    printf("%ld\n", sum);
    return 0;
}
