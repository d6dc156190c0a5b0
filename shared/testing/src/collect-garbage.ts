import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Runs a full collection. Returns before another thread has freed the collected buffers, so assert memory limits with `eventually`. */
export const collectGarbage = runInNewContext('gc') as () => void;
