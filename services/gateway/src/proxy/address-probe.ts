import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';

const intervalMs = 500;
/** Timeout of one probe; a process that hangs is not ready. */
const timeoutMs = 2_000;

/** On a connection of its own: those of the address may be occupied by requests that hang. */
async function isReady(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { statusCode, body } = await request(`${origin}/health/ready`, { reset: true, signal: inTime });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** Probes a server at once and then every half second; resolves to true when it is ready, to false when `signal` aborts. */
export async function probeUntilReady(origin: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isReady(origin, signal)) return true;
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}
