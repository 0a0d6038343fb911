import { PURE_FUNCTIONS } from '@boxflow/ir';

/**
 * The access of library functions to the memory that their arguments point to. These functions call nothing of the
 * program, keep no pointer, and use no other memory of the program.
 */
const MODES: Readonly<Record<'read' | 'write', string>> = {
  read: `printf fprintf puts fputs putchar fputc putc fwrite fclose fflush perror fopen
    strlen strcmp strncmp strchr strrchr strstr memcmp atoi atol atoll atof malloc calloc aligned_alloc rand srand random srandom drand48 srand48 clock omp_get_wtime omp_get_max_threads
    lrint lrintf llrint llrintf lround lroundf llround llroundf isnan isinf isfinite fabs fabsf fmin fmax difftime getpid
    __builtin_expect __builtin_huge_val __builtin_inf __builtin_nan __builtin_isnan __builtin_fabs`,
  write: `scanf fscanf sscanf snprintf sprintf fread fgets getc fgetc getchar memset memcpy memmove strcpy strncpy strcat
    strtol strtoul strtoll strtod strtof time gettimeofday clock_gettime frexp modf frexpf modff posix_memalign`,
};

const BY_NAME: ReadonlyMap<string, 'read' | 'write'> = new Map([
  ...[...PURE_FUNCTIONS.keys()].map((name) => [name, 'read'] as const),
  ...(['read', 'write'] as const).flatMap((mode) =>
    MODES[mode].split(/\s+/).map((name) => [name, mode] as const),
  ),
]);

/** Returns the access of a library function; `undefined` if the function is not known. */
export function libraryAccess(name: string): 'read' | 'write' | undefined {
  return BY_NAME.get(name);
}

/** The position of the stream among a function's arguments. */
export const STREAM_ARGUMENT: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ fprintf: 0, fclose: 0, fflush: 0, fscanf: 0, getc: 0, fgetc: 0 },
    ...{ fputs: 1, fputc: 1, putc: 1, fgets: 2, fwrite: 3, fread: 3 },
  }),
);

/**
 * The position of the format, for functions that read the memory behind their arguments unless a format makes them
 * write it.
 */
export const FORMAT_ARGUMENT: ReadonlyMap<string, number> = new Map(
  Object.entries({ printf: 0, fprintf: 1 }),
);

/** Functions that do not return; exit handlers may then read the program's memory. */
export const LEAVES_FOR_GOOD: ReadonlySet<string> = new Set(
  'exit _exit _Exit quick_exit abort __assert_fail __builtin_trap __builtin_abort'.split(' '),
);

/** Functions whose value points into the memory that an argument points to. */
export const GIVES_ITS_ARGUMENT: ReadonlySet<string> = new Set(
  'strchr strrchr strstr memset memcpy memmove strcpy strncpy strcat fgets'.split(' '),
);

/** Functions that transfer control without a call or return, or whose memory ends with their caller. */
export const OUT_OF_ORDER: ReadonlySet<string> = new Set(
  `setjmp _setjmp __sigsetjmp sigsetjmp longjmp _longjmp siglongjmp signal sigaction alloca __builtin_alloca
    __builtin_setjmp __builtin_longjmp vfork makecontext swapcontext setcontext getcontext`.split(/\s+/),
);
