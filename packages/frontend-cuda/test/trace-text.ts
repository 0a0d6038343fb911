/** Returns PTX that prints integers of 64 bits in one line. Its names begin with `trace`. */
export function printText(values: readonly string[], number: number): string {
  const stores = values.map((value, i) => `st.local.b64 [trace_values+${8 * i}], ${value};`);
  return `${stores.join('\n')}
    { .param .b64 trace_format_${number}; .param .b64 trace_arguments_${number}; .param .b32 trace_result_${number};
    .reg .b64 %trace_p<3>; .reg .b32 %trace_q<2>;
    mov.u64 %trace_p1, trace_format_of_${values.length}; cvta.global.u64 %trace_p1, %trace_p1;
    mov.u64 %trace_p2, trace_values; cvta.local.u64 %trace_p2, %trace_p2;
    st.param.b64 [trace_format_${number}], %trace_p1; st.param.b64 [trace_arguments_${number}], %trace_p2;
    call.uni (trace_result_${number}), vprintf, (trace_format_${number}, trace_arguments_${number});
    ld.param.b32 %trace_q1, [trace_result_${number}]; }`;
}

/** Returns the declaration of the format for a number of values. */
export function formatText(count: number): string {
  const text = `@@${' %lld'.repeat(count)}\n\0`;
  return `.global .align 1 .b8 trace_format_of_${count}[${text.length}] = {${[...Buffer.from(text)].join(', ')}};`;
}
