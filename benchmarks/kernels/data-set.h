/*
 * BY_DATA_SET is one of five values. -DMINI_DATASET, -DSMALL_DATASET, -DMEDIUM_DATASET (the default), -DLARGE_DATASET
 * or -DEXTRALARGE_DATASET says which, as for PolyBench.
 */
#if defined MINI_DATASET
#define BY_DATA_SET(mini, small, medium, large, extralarge) mini
#elif defined SMALL_DATASET
#define BY_DATA_SET(mini, small, medium, large, extralarge) small
#elif defined LARGE_DATASET
#define BY_DATA_SET(mini, small, medium, large, extralarge) large
#elif defined EXTRALARGE_DATASET
#define BY_DATA_SET(mini, small, medium, large, extralarge) extralarge
#else
#define BY_DATA_SET(mini, small, medium, large, extralarge) medium
#endif
