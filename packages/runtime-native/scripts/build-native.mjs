// Builds libboxflow.a and the Node addon with CMake, and puts them into the package of this platform, with the headers:
// ../runtime-linux-x64, for example. Does nothing when they are up to date.
//
//   node build-native.mjs                       the library and the addon
//   node build-native.mjs --test                the tests, too
//   node build-native.mjs --separate            each source by itself, in build/separate: are all headers included?
//   node build-native.mjs --platform=linux-arm64     for another platform, with GCC's cross compiler
//   node build-native.mjs --sanitize=LIST       instrumented, in a folder of its own: build/sanitize-LIST (no addon)
//   ... --sanitize=LIST --every-check           the sanitizer `undefined` also checks each access to memory
import { buildNative } from './lib/build.mjs';
import { parseArguments } from './lib/options.mjs';
import { main } from './lib/run.mjs';

main(() => buildNative(parseArguments(process.argv.slice(2))));
