import type { ServiceContext } from '@gvg/service-kit/service';
import type { KeyRing } from './key-ring.ts';

/** Much shorter than `publicationLeadMs`, so that every instance publishes a key before any of them signs with it. */
const refreshIntervalMs = 5 * 60 * 1000;

/** Reads the keys now and periodically until the service stops; a later failure leaves the current keys in use. */
export async function scheduleKeyRefresh(
  keys: KeyRing,
  { logger, onStop }: Pick<ServiceContext, 'logger' | 'onStop'>,
): Promise<void> {
  await keys.refresh();
  const timer = setInterval(() => {
    keys.refresh().catch((error: unknown) => logger.error({ err: error }, 'signing keys could not be refreshed'));
  }, refreshIntervalMs);
  onStop(() => clearInterval(timer));
}
