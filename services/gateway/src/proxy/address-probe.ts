import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';

const intervalMs = 500;
/** Timeout of one probe, which a hanging process exceeds. */
const timeoutMs = 2_000;

/** `live`: the process responds. `ready`: it also reaches its dependencies. */
type Health = 'live' | 'ready';

/** Probes a server once over a separate connection, because those of the address may be occupied by hanging requests. */
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

/** Probes a server at once and then every half second. Resolves with true when it is healthy, and with false when `signal` aborts. */
export async function probeUntilHealthy(origin: string, health: Health, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await isHealthy(origin, health, signal)) return true;
    await pause(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  return false;
}
