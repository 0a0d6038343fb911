import type { Diagnostic } from '@boxflow/ir';

/** BF3020: nvcc left no PTX of a CUDA file. */
export function noPtx(file: string): Diagnostic {
  return {
    code: 'BF3020',
    family: 'limitation',
    severity: 'warning',
    message: `nvcc makes no PTX of ${file}, so its kernels run on one GPU`,
    location: { file, line: 1, column: 1 },
    notes: [],
    hint: 'leave out code=lto_80 and its like, with which nvcc makes no PTX',
  };
}

/** Makes a warning of an error that only keeps kernels on one GPU. */
export function onOneGpu(error: Diagnostic): Diagnostic {
  return {
    ...error,
    severity: 'warning',
    message: `${error.message}; the kernels of the file run on one GPU`,
  };
}
