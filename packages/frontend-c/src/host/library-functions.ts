import { PURE_FUNCTIONS } from '@boxflow/ir';

/**
 * Functions of the C library that call nothing of the program and keep no pointer: what they may do to memory that their
 * arguments point to. They touch no other memory of the program.
 */
const MODES: Readonly<Record<'read' | 'write', string>> = {
  read: `printf fprintf puts fputs putchar fputc putc fwrite fclose fflush perror fopen
    strlen strcmp strncmp strchr strrchr strstr memcmp atoi atol atoll atof malloc calloc aligned_alloc rand srand random srandom drand48 srand48 clock getenv omp_get_wtime omp_get_max_threads
    abort __assert_fail isnan isinf isfinite fabs fabsf fmin fmax difftime nanosleep usleep sleep getpid
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

/** `undefined` for functions of which nothing is known. */
export function libraryAccess(name: string): 'read' | 'write' | undefined {
  return BY_NAME.get(name);
}

/** Those whose value points into the memory that an argument points to. */
export const GIVES_ITS_ARGUMENT: ReadonlySet<string> = new Set(
  'strchr strrchr strstr memset memcpy memmove strcpy strncpy strcat fgets'.split(' '),
);

/**
 * Functions that leave or enter others by another way than a call, or have memory that ends with their caller, or that others
 * write without being passed it, such as a stream's.
 */
export const OUT_OF_ORDER: ReadonlySet<string> = new Set(
  `setjmp _setjmp __sigsetjmp sigsetjmp longjmp _longjmp siglongjmp signal sigaction alloca __builtin_alloca
    __builtin_setjmp __builtin_longjmp vfork makecontext swapcontext setcontext getcontext
    fmemopen open_memstream fopencookie mmap mmap64 shmat`.split(/\s+/),
);
