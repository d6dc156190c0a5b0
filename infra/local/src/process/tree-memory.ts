import { processRows, sumOfTree } from './process-rows.ts';

/** Resident memory in bytes of a process and its descendants, as it is at the moment of the first call. */
export const treeMemory = (): ((pid: number) => number) => sumOfTree(processRows(), ({ bytes }) => bytes());
