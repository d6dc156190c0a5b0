import { mkdirSync } from 'node:fs';
import type { Runtime } from './runtime.ts';

/** Runs programs of the host as the current user. */
export const hostRuntime: Runtime = {
  prepare: (dataFolder) => mkdirSync(dataFolder, { recursive: true, mode: 0o700 }),
  hostPath: (dataFolder) => dataFolder,
  runtimePath: (dataFolder) => dataFolder,
  command: (program, args, _dataFolder, environment = {}) => ({ command: program, args: [...args], env: { ...definedEnvironment(), ...environment } }),
};

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
