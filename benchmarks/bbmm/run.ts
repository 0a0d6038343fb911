import { drive } from './driver.js';

// npm runs scripts in the workspace's folder: paths are relative to where the command was given.
process.exitCode = await drive(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
