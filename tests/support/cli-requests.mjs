// The child process of warm-cli.ts: runs one command line of poly-cli after the other, so that node, isl and the
// compiler's code are loaded once for many of them.
import { main } from '@boxflow/cli';

/** Runs `action` and returns everything that it writes to a stream of this process. */
async function captured(action) {
  const streams = ['stdout', 'stderr'];
  const originals = streams.map((name) => process[name].write);
  const texts = { stdout: '', stderr: '' };
  for (const name of streams) {
    process[name].write = (chunk) => {
      texts[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
      return true;
    };
  }
  try {
    return { code: await action(), ...texts };
  } finally {
    for (const [index, name] of streams.entries()) process[name].write = originals[index];
  }
}

process.on('message', async ({ args, cwd }) => {
  process.chdir(cwd);
  const { code, stdout, stderr } = await captured(() => main(args));
  process.send?.({ code, signal: null, stdout, stderr });
});
