/*
 * The interface of PolyBench's own header, for programs that include it: which macros there are and what they mean.
 *
 *   POLYBENCH_STACK_ARRAYS    arrays are local variables; without it, pointers to whole arrays on the heap
 *   POLYBENCH_USE_C99_PROTO   parameters have the extents that the program passes; without it, constant ones
 *   POLYBENCH_USE_RESTRICT    array parameters are restrict
 *   POLYBENCH_USE_SCALAR_LB   loop bounds are constants; without it, the program's variables
 *   POLYBENCH_PADDING_FACTOR  how much longer than needed each dimension is
 *   POLYBENCH_DUMP_ARRAYS     live-out arrays are printed to POLYBENCH_DUMP_TARGET
 *   POLYBENCH_TIME            the time between start and stop is printed
 */
#ifndef POLYBENCH_H
#define POLYBENCH_H

#include <stdlib.h>

#ifndef POLYBENCH_PADDING_FACTOR
#define POLYBENCH_PADDING_FACTOR 0
#endif

#ifdef POLYBENCH_USE_C99_PROTO
#define POLYBENCH_C99_SELECT(constant, variable) variable
#else
#define POLYBENCH_C99_SELECT(constant, variable) constant
#endif

#ifdef POLYBENCH_USE_SCALAR_LB
#define POLYBENCH_LOOP_BOUND(constant, variable) constant
#else
#define POLYBENCH_LOOP_BOUND(constant, variable) variable
#endif

#ifdef POLYBENCH_USE_RESTRICT
#define POLYBENCH_RESTRICT restrict
#else
#define POLYBENCH_RESTRICT
#endif

/* The extent of one dimension, and a declarator with several of them. */
#define POLYBENCH_EXTENT(c, v) POLYBENCH_C99_SELECT(c, v) + POLYBENCH_PADDING_FACTOR
#define POLYBENCH_1D(a, c1, v1) a[POLYBENCH_RESTRICT POLYBENCH_EXTENT(c1, v1)]
#define POLYBENCH_2D(a, c1, c2, v1, v2) POLYBENCH_1D(a, c1, v1)[POLYBENCH_EXTENT(c2, v2)]
#define POLYBENCH_3D(a, c1, c2, c3, v1, v2, v3) POLYBENCH_2D(a, c1, c2, v1, v2)[POLYBENCH_EXTENT(c3, v3)]
#define POLYBENCH_4D(a, c1, c2, c3, c4, v1, v2, v3, v4) \
  POLYBENCH_3D(a, c1, c2, c3, v1, v2, v3)[POLYBENCH_EXTENT(c4, v4)]
#define POLYBENCH_5D(a, c1, c2, c3, c4, c5, v1, v2, v3, v4, v5) \
  POLYBENCH_4D(a, c1, c2, c3, c4, v1, v2, v3, v4)[POLYBENCH_EXTENT(c5, v5)]

/* The same without restrict, which is for parameters. */
#define POLYBENCH_1D_F(a, c1, v1) a[POLYBENCH_EXTENT(c1, v1)]
#define POLYBENCH_2D_F(a, c1, c2, v1, v2) POLYBENCH_1D_F(a, c1, v1)[POLYBENCH_EXTENT(c2, v2)]
#define POLYBENCH_3D_F(a, c1, c2, c3, v1, v2, v3) POLYBENCH_2D_F(a, c1, c2, v1, v2)[POLYBENCH_EXTENT(c3, v3)]
#define POLYBENCH_4D_F(a, c1, c2, c3, c4, v1, v2, v3, v4) \
  POLYBENCH_3D_F(a, c1, c2, c3, v1, v2, v3)[POLYBENCH_EXTENT(c4, v4)]
#define POLYBENCH_5D_F(a, c1, c2, c3, c4, c5, v1, v2, v3, v4, v5) \
  POLYBENCH_4D_F(a, c1, c2, c3, c4, v1, v2, v3, v4)[POLYBENCH_EXTENT(c5, v5)]

/* Memory for a whole array, as a pointer to it. */
#define POLYBENCH_PADDED(n) ((n) + POLYBENCH_PADDING_FACTOR)
#define POLYBENCH_ALLOC_1D_ARRAY(n1, type) \
  (type(*)[(n1) + POLYBENCH_PADDING_FACTOR]) polybench_alloc_data(POLYBENCH_PADDED(n1), sizeof(type))
#define POLYBENCH_ALLOC_2D_ARRAY(n1, n2, type)                                     \
  (type(*)[(n1) + POLYBENCH_PADDING_FACTOR][(n2) + POLYBENCH_PADDING_FACTOR])       \
      polybench_alloc_data((unsigned long long)POLYBENCH_PADDED(n1) * POLYBENCH_PADDED(n2), sizeof(type))
#define POLYBENCH_ALLOC_3D_ARRAY(n1, n2, n3, type)                                                                   \
  (type(*)[(n1) + POLYBENCH_PADDING_FACTOR][(n2) + POLYBENCH_PADDING_FACTOR][(n3) + POLYBENCH_PADDING_FACTOR])        \
      polybench_alloc_data((unsigned long long)POLYBENCH_PADDED(n1) * POLYBENCH_PADDED(n2) * POLYBENCH_PADDED(n3),    \
                           sizeof(type))
#define POLYBENCH_ALLOC_4D_ARRAY(n1, n2, n3, n4, type)                                                               \
  (type(*)[(n1) + POLYBENCH_PADDING_FACTOR][(n2) + POLYBENCH_PADDING_FACTOR][(n3) + POLYBENCH_PADDING_FACTOR]         \
          [(n4) + POLYBENCH_PADDING_FACTOR])                                                                         \
      polybench_alloc_data((unsigned long long)POLYBENCH_PADDED(n1) * POLYBENCH_PADDED(n2) * POLYBENCH_PADDED(n3) *   \
                               POLYBENCH_PADDED(n4),                                                                 \
                           sizeof(type))
#define POLYBENCH_ALLOC_5D_ARRAY(n1, n2, n3, n4, n5, type)                                                           \
  (type(*)[(n1) + POLYBENCH_PADDING_FACTOR][(n2) + POLYBENCH_PADDING_FACTOR][(n3) + POLYBENCH_PADDING_FACTOR]         \
          [(n4) + POLYBENCH_PADDING_FACTOR][(n5) + POLYBENCH_PADDING_FACTOR])                                        \
      polybench_alloc_data((unsigned long long)POLYBENCH_PADDED(n1) * POLYBENCH_PADDED(n2) * POLYBENCH_PADDED(n3) *   \
                               POLYBENCH_PADDED(n4) * POLYBENCH_PADDED(n5),                                          \
                           sizeof(type))

/* A variable that has an array, and the array. */
#ifdef POLYBENCH_STACK_ARRAYS
#define POLYBENCH_DECL_VAR(a) a
#define POLYBENCH_ARRAY(a) a
#define POLYBENCH_FREE_ARRAY(a)
#define POLYBENCH_ALLOCATE(a, memory)
#else
#define POLYBENCH_DECL_VAR(a) (*a)
#define POLYBENCH_ARRAY(a) *a
#define POLYBENCH_FREE_ARRAY(a) polybench_free_data((void *)a);
#define POLYBENCH_ALLOCATE(a, memory) a = memory;
#endif

#define POLYBENCH_1D_ARRAY_DECL(a, type, c1, v1)         \
  type POLYBENCH_1D_F(POLYBENCH_DECL_VAR(a), c1, v1);    \
  POLYBENCH_ALLOCATE(a, POLYBENCH_ALLOC_1D_ARRAY(POLYBENCH_C99_SELECT(c1, v1), type))
#define POLYBENCH_2D_ARRAY_DECL(a, type, c1, c2, v1, v2)       \
  type POLYBENCH_2D_F(POLYBENCH_DECL_VAR(a), c1, c2, v1, v2);  \
  POLYBENCH_ALLOCATE(a, POLYBENCH_ALLOC_2D_ARRAY(POLYBENCH_C99_SELECT(c1, v1), POLYBENCH_C99_SELECT(c2, v2), type))
#define POLYBENCH_3D_ARRAY_DECL(a, type, c1, c2, c3, v1, v2, v3)                                            \
  type POLYBENCH_3D_F(POLYBENCH_DECL_VAR(a), c1, c2, c3, v1, v2, v3);                                       \
  POLYBENCH_ALLOCATE(a, POLYBENCH_ALLOC_3D_ARRAY(POLYBENCH_C99_SELECT(c1, v1), POLYBENCH_C99_SELECT(c2, v2), \
                                                 POLYBENCH_C99_SELECT(c3, v3), type))
#define POLYBENCH_4D_ARRAY_DECL(a, type, c1, c2, c3, c4, v1, v2, v3, v4)                                    \
  type POLYBENCH_4D_F(POLYBENCH_DECL_VAR(a), c1, c2, c3, c4, v1, v2, v3, v4);                               \
  POLYBENCH_ALLOCATE(a, POLYBENCH_ALLOC_4D_ARRAY(POLYBENCH_C99_SELECT(c1, v1), POLYBENCH_C99_SELECT(c2, v2), \
                                                 POLYBENCH_C99_SELECT(c3, v3), POLYBENCH_C99_SELECT(c4, v4), type))
#define POLYBENCH_5D_ARRAY_DECL(a, type, c1, c2, c3, c4, c5, v1, v2, v3, v4, v5)                            \
  type POLYBENCH_5D_F(POLYBENCH_DECL_VAR(a), c1, c2, c3, c4, c5, v1, v2, v3, v4, v5);                       \
  POLYBENCH_ALLOCATE(a, POLYBENCH_ALLOC_5D_ARRAY(POLYBENCH_C99_SELECT(c1, v1), POLYBENCH_C99_SELECT(c2, v2), \
                                                 POLYBENCH_C99_SELECT(c3, v3), POLYBENCH_C99_SELECT(c4, v4), \
                                                 POLYBENCH_C99_SELECT(c5, v5), type))

/* Results that nobody prints must not be removed, so their printing looks possible. */
#ifdef POLYBENCH_DUMP_ARRAYS
#define polybench_prevent_dce(call) call
#else
#define polybench_prevent_dce(call) \
  if (argc > 42 && argv[0][0] == '\0') call
#endif

#ifndef POLYBENCH_DUMP_TARGET
#define POLYBENCH_DUMP_TARGET stderr
#endif
#define POLYBENCH_DUMP_START fprintf(POLYBENCH_DUMP_TARGET, "==BEGIN DUMP_ARRAYS==\n")
#define POLYBENCH_DUMP_FINISH fprintf(POLYBENCH_DUMP_TARGET, "==END   DUMP_ARRAYS==\n")
#define POLYBENCH_DUMP_BEGIN(name) fprintf(POLYBENCH_DUMP_TARGET, "begin dump: %s", name)
#define POLYBENCH_DUMP_END(name) fprintf(POLYBENCH_DUMP_TARGET, "\nend   dump: %s\n", name)

#ifdef POLYBENCH_TIME
#define polybench_start_instruments polybench_timer_start()
#define polybench_stop_instruments polybench_timer_stop()
#define polybench_print_instruments polybench_timer_print()
#else
#define polybench_start_instruments
#define polybench_stop_instruments
#define polybench_print_instruments
#endif

extern void *polybench_alloc_data(unsigned long long int count, int element_size);
extern void polybench_free_data(void *data);
extern void polybench_timer_start(void);
extern void polybench_timer_stop(void);
extern void polybench_timer_print(void);

#endif
