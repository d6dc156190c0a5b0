import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Runs a full collection. It returns before another thread has freed the buffers that it found: await an upper bound of memory by `eventually`. */
export const collectGarbage = runInNewContext('gc') as () => void;
