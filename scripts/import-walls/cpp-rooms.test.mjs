import { describe, expect, it } from 'vitest';
import { includesOf, includeViolations, roomsOf } from './cpp-rooms.mjs';

const rooms = ['base', 'geometry', 'device'];
const files = ['base/error.hpp', 'geometry/box.hpp', 'geometry/box.cpp', 'device/sim/sim_device.hpp'];

function violationsOf(path, text) {
  return includeViolations(rooms, files, includesOf(path, text));
}

describe('allowed', () => {
  it('a lower room, the same room, folders in rooms, the public header, and the standard library', () => {
    const text = '#include "base/error.hpp"\n#include "geometry/box.hpp"\n#include <map>\n';
    expect(violationsOf('geometry/box.cpp', text)).toEqual([]);
    expect(violationsOf('device/sim/sim_device.hpp', '#include "geometry/box.hpp"')).toEqual([]);
    expect(violationsOf('device/sim/sim_device.hpp', '#include "boxflow/boxflow.h"')).toEqual([]);
  });
});

describe('forbidden', () => {
  it('a room above', () => {
    expect(violationsOf('base/error.hpp', '#pragma once\n\n#include "geometry/box.hpp"\n')).toEqual([
      'packages/runtime-native/native/src/base/error.hpp:3 includes "geometry/box.hpp": the room geometry is above base; includes go to lower rooms only.',
    ]);
  });

  it('a path that does not begin at src/', () => {
    for (const target of ['box.hpp', '../geometry/box.hpp']) {
      expect(violationsOf('geometry/box.cpp', `#include "${target}"`)).toEqual([
        `packages/runtime-native/native/src/geometry/box.cpp:1 includes "${target}": an include names a file from src/ on, as "room/file.hpp".`,
      ]);
    }
  });

  it('a file in no room', () => {
    expect(includeViolations(rooms, ['attic/old.cpp'], [])).toEqual([
      'packages/runtime-native/native/src/attic/old.cpp is in no room: packages/runtime-native/native/src/CMakeLists.txt lists them.',
    ]);
  });
});

it('reads the rooms from the text of CMakeLists.txt', () => {
  expect(
    roomsOf('boxflow_room(base\n  element_type.cpp)\n# boxflow_room(NAME\nboxflow_room(plan)\n'),
  ).toEqual(['base', 'plan']);
});
