/*
 * What all comparison programs share, in the C that CUDA's C++ also takes: the command line, the distribution, times,
 * and the line of JSON. DATA_TYPE is the programs' element type.
 */
#ifndef BOXFLOW_MANUAL_PROGRAM_H
#define BOXFLOW_MANUAL_PROGRAM_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define AS_TEXT_(x) #x
#define AS_TEXT(x) AS_TEXT_(x)

#define MAX_DEVICES 16

/* As the runtime and the command line have it: results differ from the sequential loop's. */
#define EXIT_DIFFERENCE 3

struct options {
  const char *program;
  int size;    /* N, or the number of options to price */
  int steps;   /* -1: the program has none */
  int devices; /* how many are asked for */
  int share;   /* devices may be the same physical one */
  int verify;
  int dump;
};

static void usage(const struct options *defaults) {
  fprintf(stderr, "usage: %s [--size N]%s [--devices D] [--share] [--verify] [--dump]\n", defaults->program,
          defaults->steps < 0 ? "" : " [--steps T]");
  exit(1);
}

static int number_after(int argc, char **argv, int at, int least, const struct options *defaults) {
  char *end = NULL;
  long value = at + 1 < argc ? strtol(argv[at + 1], &end, 10) : 0;
  if (end == NULL || end == argv[at + 1] || *end != '\0' || value < least || value > 1000000000) {
    fprintf(stderr, "%s: %s takes a number from %d on\n", defaults->program, argv[at], least);
    usage(defaults);
  }
  return (int)value;
}

static struct options parse_options(int argc, char **argv, struct options defaults) {
  struct options options = defaults;
  for (int at = 1; at < argc; at++) {
    if (strcmp(argv[at], "--size") == 0) {
      options.size = number_after(argc, argv, at++, 1, &defaults);
    } else if (strcmp(argv[at], "--steps") == 0 && defaults.steps >= 0) {
      options.steps = number_after(argc, argv, at++, 0, &defaults);
    } else if (strcmp(argv[at], "--devices") == 0) {
      options.devices = number_after(argc, argv, at++, 1, &defaults);
    } else if (strcmp(argv[at], "--share") == 0) {
      options.share = 1;
    } else if (strcmp(argv[at], "--verify") == 0) {
      options.verify = 1;
    } else if (strcmp(argv[at], "--dump") == 0) {
      options.dump = 1;
    } else {
      fprintf(stderr, "%s: unknown option %s\n", defaults.program, argv[at]);
      usage(&defaults);
    }
  }
  if (options.devices > MAX_DEVICES) {
    fprintf(stderr, "%s: %d devices asked for, but the most is %d\n", options.program, options.devices, MAX_DEVICES);
    exit(1);
  }
  return options;
}

static void must_have_devices(const struct options *options, int found) {
  if (found > 0 && (found >= options->devices || options->share)) return;
  fprintf(stderr, "%s: %d devices asked for, %d found%s\n", options->program, options->devices, found,
          found > 0 ? "; with --share, devices may be the same physical one" : "");
  exit(1);
}

/* [lo, hi) */
struct block {
  int lo, hi;
};

/* Contiguous blocks of as equal a width as can be: the default distribution of boxflow. */
static struct block block_of(struct block whole, int device, int devices) {
  long long width = whole.hi > whole.lo ? whole.hi - whole.lo : 0;
  struct block block = {(int)(whole.lo + width * device / devices), (int)(whole.lo + width * (device + 1) / devices)};
  return block;
}

/* Devices beyond the number of rows would have none. */
static int devices_with_work(struct block whole, int devices) {
  int width = whole.hi > whole.lo ? whole.hi - whole.lo : 1;
  return devices < width ? devices : width;
}

static double now_in_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void *host_memory(size_t bytes) {
  void *memory = malloc(bytes > 0 ? bytes : 1);
  if (memory == NULL) {
    fprintf(stderr, "%zu bytes of host memory cannot be had: choose a smaller --size\n", bytes);
    exit(1);
  }
  return memory;
}

struct measurement {
  const char *interface_name; /* "cuda" or "opencl" */
  int devices;                /* that have work */
  double compute_seconds;     /* from data on the devices to results on the devices */
  double total_seconds;       /* the same with the copies from and to the host */
  size_t allocated_bytes[MAX_DEVICES];
  size_t moved_bytes; /* between devices while computing */
};

/* Relative; a NaN is as different as can be. */
static double largest_difference(const DATA_TYPE *expected, const DATA_TYPE *found, size_t count) {
  double largest = 0;
  for (size_t i = 0; i < count; i++) {
    double a = (double)expected[i], b = (double)found[i];
    if (a == b) continue;
    double difference = fabs(a - b) / fmax(fabs(a), fabs(b));
    if (!(difference <= largest)) largest = difference == difference ? difference : HUGE_VAL;
  }
  return largest;
}

/*
 * One line, on the standard error where the standard output has the dump. `difference` is negative where nothing was
 * verified, and at most `tolerance` in a program that works. Returns the exit code.
 */
static int report(const struct options *options, const struct measurement *measured, double difference,
                  double tolerance) {
  FILE *to = options->dump ? stderr : stdout;
  fprintf(to, "{\"program\":\"%s\",\"interface\":\"%s\",\"element\":\"%s\",\"devices\":%d,\"size\":%d",
          options->program, measured->interface_name, AS_TEXT(DATA_TYPE), measured->devices, options->size);
  if (options->steps >= 0) fprintf(to, ",\"steps\":%d", options->steps);
  fprintf(to, ",\"computeSeconds\":%.9f,\"totalSeconds\":%.9f,\"allocatedBytes\":[", measured->compute_seconds,
          measured->total_seconds);
  for (int d = 0; d < measured->devices; d++) fprintf(to, "%s%zu", d > 0 ? "," : "", measured->allocated_bytes[d]);
  fprintf(to, "],\"movedBytes\":%zu", measured->moved_bytes);
  if (difference >= 0) fprintf(to, ",\"largestDifference\":%.3g", isinf(difference) ? 1e308 : difference);
  fprintf(to, "}\n");
  if (difference <= tolerance) return 0;
  fprintf(stderr, "%s: results differ from the sequential loop's by %g, relatively; %g would do\n", options->program,
          difference, tolerance);
  return EXIT_DIFFERENCE;
}

#endif
