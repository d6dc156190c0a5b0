import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Runtime } from './runtime.ts';

/** Runs programs of the host as the current user. */
export const hostRuntime: Runtime = {
  prepare: (dataFolder) => mkdirSync(dataFolder, { recursive: true, mode: 0o700 }),
  writeFile: (dataFolder, name, content) => {
    const file = path.join(dataFolder, name);
    // The mode applies only to a file that is created.
    rmSync(file, { force: true });
    writeFileSync(file, content, { mode: 0o600 });
  },
  hostPath: (dataFolder) => dataFolder,
  runtimePath: (dataFolder) => dataFolder,
  command: (program, args, _dataFolder, environment = {}) => ({
    command: program,
    args: [...args],
    env: { ...definedEnvironment(), ...environment },
  }),
};

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
