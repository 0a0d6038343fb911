import * as c from './dist/index.js';
import * as poly from '@boxflow/poly';
const opts={file: process.argv[2], cache:false};
const outputs={};
for (const n of c.STAGE_NAMES){const t=performance.now();await c.runPipeline(opts,outputs,n);console.log(n,(performance.now()-t).toFixed(0));}
