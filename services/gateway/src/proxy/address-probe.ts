import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'undici';

const intervalMs = 500;
/** Timeout of one probe; a process that hangs is not ready. */
const timeoutMs = 2_000;

/** A separate connection: those of the address may be occupied by requests that hang. */
async function isReady(origin: string, signal: AbortSignal): Promise<boolean> {
  const client = new Client(origin, {
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  try {
    const { statusCode, body } = await client.request({ method: 'GET', path: '/health/ready', signal });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  } finally {
    await client.destroy();
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
