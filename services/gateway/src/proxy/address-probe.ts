import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';

const intervalMs = 500;
/** Timeout of one probe; a process that hangs does not respond in it. */
const timeoutMs = 2_000;

/** `live`: the process responds. `ready`: it also reaches what it needs. */
type Health = 'live' | 'ready';

/** Probes a server once, on a connection of its own: those of the address may be occupied by requests that hang. */
export async function isHealthy(origin: string, health: Health, signal: AbortSignal): Promise<boolean> {
  try {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const { statusCode, body } = await request(`${origin}/health/${health}`, { reset: true, signal: inTime });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}

/** Probes a server at once and then every half second; resolves to true when it is healthy, to false when `signal` aborts. */
export async function probeUntilHealthy(origin: string, health: Health, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isHealthy(origin, health, signal)) return true;
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}
