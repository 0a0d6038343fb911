const COMPONENTS: Record<string, number> = { x: 0, y: 1, z: 2 };

const VECTORS: Record<string, string> = {
  '%tid': 't->tid',
  '%ntid': 't->block->launch->block',
  '%ctaid': 't->block->ctaid',
  '%nctaid': 't->block->launch->grid',
};

const SCALARS: Record<string, string> = {
  '%laneid': 'ptx_lane(t)',
  '%warpid': '(t->number / ptx_warp_size)',
  '%nwarpid': '((t->block->threads + ptx_warp_size - 1) / ptx_warp_size)',
  '%smid': '0u',
  '%nsmid': '1u',
  '%gridid': '0u',
  '%lanemask_eq': '(1u << ptx_lane(t))',
  '%lanemask_lt': '((1u << ptx_lane(t)) - 1)',
  '%lanemask_le': '((2u << ptx_lane(t)) - 1)',
  '%lanemask_ge': '(~0u << ptx_lane(t))',
  '%lanemask_gt': '(~1u << ptx_lane(t))',
  '%clock': '(uint32_t)ptx_clock()',
  '%clock_hi': '(uint32_t)(ptx_clock() >> 32)',
  '%clock64': 'ptx_clock()',
  '%globaltimer': 'ptx_clock()',
  '%globaltimer_lo': '(uint32_t)ptx_clock()',
  '%globaltimer_hi': '(uint32_t)(ptx_clock() >> 32)',
  '%dynamic_smem_size': '(uint32_t)t->block->launch->dynamic_shared_bytes',
  '%total_smem_size': '(uint32_t)(t->block->static_shared_bytes + t->block->launch->dynamic_shared_bytes)',
  WARP_SZ: '(uint32_t)ptx_warp_size',
};

/** Returns the value in C of a special register, or undefined if the name is not one that this package knows. */
export function specialRegister(name: string, component: string | undefined): string | undefined {
  if (component === undefined) return SCALARS[name];
  if (component === 'w' && VECTORS[name] !== undefined) return '0u';
  const index = COMPONENTS[component];
  return VECTORS[name] === undefined || index === undefined ? undefined : `${VECTORS[name]}[${index}]`;
}
