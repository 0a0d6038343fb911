import type { BoxflowError, RecipeScript } from '@boxflow/ir';
import { type LuaEngine, LuaFactory } from 'wasmoon';
import { luaError, scriptDoesNotEnd } from '../diagnostics.js';
import { CHUNK, prelude } from './prelude.js';

/** A value of Lua as plain data. A table with the keys 1, 2, … is an array; an empty one has no keys. */
export type LuaValue =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly LuaValue[]
  | { readonly [key: string]: LuaValue };

/** A function that a script may call. It gets the script's line, from 1, or 0 if that is not known. */
export type HostFunction = (line: number, args: readonly LuaValue[]) => LuaValue;

/** Instructions of the Lua machine, which take about a second. The longest script of the thesis has some hundred. */
const MOST_INSTRUCTIONS = 20_000_000;
const INSTRUCTIONS_PER_CHECK = 1000;
/** The memory that the Lua machine may have. */
const MOST_BYTES = 64 << 20;
/** `LUA_MASKCOUNT` */
const AFTER_INSTRUCTIONS = 8;

/**
 * Runs a script in a Lua machine of its own, without access to files, time or other programs: the same script always does the same.
 *
 * @param functions what it can call besides Lua's own functions; `print` is one of them
 * @param globals numbers that it finds under these names
 * @throws BoxflowError what a function throws; BF2092 for errors of Lua; BF2095 if the script takes too many instructions or too
 *   much memory
 */
export async function runLua(
  script: RecipeScript,
  functions: Readonly<Record<string, HostFunction>>,
  globals: Readonly<Record<string, number | string>>,
): Promise<void> {
  const lua = await new LuaFactory().createEngine({ enableProxy: false, traceAllocations: true });
  try {
    let failure: unknown;
    for (const [name, call] of Object.entries(functions)) {
      lua.global.set(name, (line: number, ...args: LuaValue[]) => {
        try {
          return call(line, args);
        } catch (error) {
          failure ??= error;
          throw error;
        }
      });
    }
    lua.doStringSync(prelude(Object.keys(functions)));
    // A macro may be called like a function of scripts, which stays.
    const free = Object.entries(globals).filter(([name]) => (lua.global.get(name) ?? null) === null);
    for (const [name, value] of free) lua.global.set(name, value);
    const isSpent = setLimits(lua);
    try {
      lua.global.loadString(script.text, `@${CHUNK}`);
      lua.global.runSync();
    } catch (error) {
      throw failure ?? luaFailure(script, error, isSpent);
    }
  } finally {
    lua.global.close();
  }
}

/** Limits the memory and the instructions of a script. Returns what says whether the instructions are spent. */
function setLimits({ global }: LuaEngine): () => boolean {
  global.setMemoryMax(MOST_BYTES);
  let left = MOST_INSTRUCTIONS;
  const { lua, address } = global;
  const hook = lua.module.addFunction(() => {
    left -= INSTRUCTIONS_PER_CHECK;
    if (left > 0) return;
    global.pushValue('too many instructions');
    lua.lua_error(address);
  }, 'vii');
  lua.lua_sethook(address, hook, AFTER_INSTRUCTIONS, INSTRUCTIONS_PER_CHECK);
  return () => left <= 0;
}

function luaFailure(script: RecipeScript, error: unknown, isSpent: () => boolean): BoxflowError {
  const message = error instanceof Error ? error.message : String(error);
  if (isSpent()) return scriptDoesNotEnd(script, 'does not end in 20 million steps');
  if (/not enough memory/.test(message))
    return scriptDoesNotEnd(script, `needs more than ${MOST_BYTES >> 20} MiB of memory`);
  const [, line, text] = new RegExp(`^${CHUNK}:(\\d+): ([\\s\\S]*)$`).exec(message) ?? [];
  return luaError(script, Number(line ?? 0), (text ?? message).replace(/\nstack traceback:[\s\S]*/, ''));
}
