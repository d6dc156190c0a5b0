import type { ServiceContext } from '@gvg/service-kit/service';
import type { KeyRing } from './key-ring.ts';

/** Far within a new key's announcement, so that every instance shows a key before any of them signs with it. */
const refreshIntervalMs = 5 * 60 * 1000;

/** Reads the keys now, and again for as long as the service runs; a later failure leaves the keys as they are. */
export async function scheduleKeyRefresh(keys: KeyRing, { logger, onStop }: Pick<ServiceContext, 'logger' | 'onStop'>): Promise<void> {
  await keys.refresh();
  const timer = setInterval(() => {
    keys.refresh().catch((error: unknown) => logger.error({ err: error }, 'signing keys could not be read anew'));
  }, refreshIntervalMs);
  onStop(() => clearInterval(timer));
}
