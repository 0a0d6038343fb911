/** Options of `clBuildProgram`. None lets the compiler change the value of a floating-point expression. */
export const OPENCL_BUILD_OPTIONS = '-cl-std=CL1.2';
