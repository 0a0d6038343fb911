import { posix } from 'node:path';

/** The folder of the C++ sources. Its folders are rooms; `CMakeLists.txt` beside them lists these from the lowest on. */
export const cppRoot = 'packages/runtime-native/native/src';

/** The headers of packages: the interface of programs, and those of kernels that were made from PTX. */
const HEADERS = ['boxflow/boxflow.h', 'boxflow/ptx_kernel.h', 'boxflow/interval_unit.h'];

const ROOM = /^boxflow_room\((\w+)/gm;
const INCLUDE = /^#include "([^"]+)"/;

/**
 * The rooms in the order in which CMake declares them, each of which may include those before it.
 *
 * @param {string} cmake the text of `CMakeLists.txt`
 */
export function roomsOf(cmake) {
  return [...cmake.matchAll(ROOM)].map(([, room]) => room);
}

/**
 * The quoted includes of a C++ file.
 *
 * @param {string} path from `cppRoot`
 * @param {string} text
 */
export function includesOf(path, text) {
  return text.split('\n').flatMap((line, i) => {
    const target = INCLUDE.exec(line)?.[1];
    return target === undefined ? [] : [{ path, line: i + 1, target }];
  });
}

/**
 * Every include that crosses a wall, and every file outside of rooms, as one sentence each.
 *
 * @param {readonly string[]} rooms the lowest one first
 * @param {readonly string[]} files from `cppRoot`
 * @param {readonly { path: string, line: number, target: string }[]} includes
 */
export function includeViolations(rooms, files, includes) {
  const isFile = new Set(files);
  return [
    ...files.filter((file) => !rooms.includes(roomOf(file))).map(outside),
    ...includes.flatMap((include) => {
      const reason = whyForbidden(rooms, isFile, include);
      return reason === undefined
        ? []
        : [`${posix.join(cppRoot, include.path)}:${include.line} includes "${include.target}": ${reason}`];
    }),
  ];
}

function outside(file) {
  return `${posix.join(cppRoot, file)} is in no room: ${cppRoot}/CMakeLists.txt lists them.`;
}

function whyForbidden(rooms, isFile, { path, target }) {
  if (HEADERS.includes(target)) return undefined;
  if (!isFile.has(target)) return 'an include names a file from src/ on, as "room/file.hpp".';
  const from = roomOf(path);
  const to = roomOf(target);
  if (rooms.indexOf(to) <= rooms.indexOf(from)) return undefined;
  return `the room ${to} is above ${from}; includes go to lower rooms only.`;
}

function roomOf(path) {
  return path.split('/')[0];
}
