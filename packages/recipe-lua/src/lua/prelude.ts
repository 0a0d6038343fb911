/** The name of the script's chunk. Lua shortens longer ones in its messages. */
export const CHUNK = 'script';

/**
 * Lua's own functions that scripts have. Some others read files or load code. Some catch the error that ends an endless script, or run
 * where that error cannot reach (`setmetatable`, coroutines). Some take long in one call (`string.rep`, patterns, `table.move`).
 */
const ALLOWED = {
  _G: ['assert', 'error', 'ipairs', 'next', 'pairs', 'print', 'select', 'tonumber', 'tostring', 'type'],
  math: [
    ...['abs', 'ceil', 'floor', 'fmod', 'huge', 'max', 'maxinteger', 'min', 'mininteger', 'modf', 'pi'],
    ...['sqrt', 'log', 'exp', 'tointeger', 'type', 'ult'],
  ],
  string: ['byte', 'char', 'format', 'len', 'lower', 'reverse', 'sub', 'upper'],
  table: ['concat', 'insert', 'pack', 'remove', 'sort', 'unpack'],
} as const;

/**
 * Returns the Lua code that runs before a script. It takes away all functions that are not allowed. It also gives each host function
 * the line of the script that calls it.
 */
export function prelude(hostFunctions: readonly string[]): string {
  const list = (names: readonly string[]) => `{${names.map((name) => `"${name}"`).join(', ')}}`;
  return `
local getinfo, tostring, pack, concat, pairs = debug.getinfo, tostring, table.pack, table.concat, pairs
local function line()
  local level = 2
  while true do
    local info = getinfo(level, "Sl")
    if not info then return 0 end
    if info.source == "@${CHUNK}" and info.currentline > 0 then return info.currentline end
    level = level + 1
  end
end
local kept = {}
for _, name in ipairs(${list(hostFunctions)}) do
  local host = _G[name]
  kept[name] = function(...) return host(line(), ...) end
end
local say = kept.print
kept.print = function(...)
  local words = pack(...)
  for i = 1, words.n do words[i] = tostring(words[i]) end
  say(concat(words, "\\t"))
end
for _, name in ipairs(${list(ALLOWED._G)}) do kept[name] = kept[name] or _G[name] end
for library, names in pairs({
  math = ${list(ALLOWED.math)}, string = ${list(ALLOWED.string)}, table = ${list(ALLOWED.table)}
}) do
  local all, few = _G[library], {}
  for _, name in ipairs(names) do few[name] = all[name] end
  for name in pairs(all) do all[name] = nil end
  for name, value in pairs(few) do all[name] = value end
  kept[library] = all
end
local globals = _G
kept._G = globals
kept._VERSION = _VERSION
for name in pairs(globals) do globals[name] = nil end
for name, value in pairs(kept) do globals[name] = value end
`;
}
