export { analyseForms, type KernelForms } from './analyse-forms.js';
export { accessesOfKernel, kernelAccesses } from './kernel-accesses.js';
export type { SourceNames } from './names/label-kernel.js';
