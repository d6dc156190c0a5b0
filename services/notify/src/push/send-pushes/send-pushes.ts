import type { Notify } from '../../notify.ts';
import { claimDue } from '../../queue/claim-due.ts';
import { startQueueWorker } from '../../queue/queue-worker.ts';
import { createDeliverPush } from './deliver-push.ts';
import { processPush } from './process-push.ts';

const concurrency = 8;
const timeoutMs = 10_000;

/** Sends the due push messages of the queue while the service runs; none without keys. */
export function sendPushes(
  notify: Pick<
    Notify,
    'environment' | 'pushNetwork' | 'pushes' | 'subscriptions' | 'preferences' | 'notifications' | 'logger' | 'onStop'
  >,
): void {
  const { environment, pushNetwork, pushes, logger, onStop } = notify;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = environment;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return;
  const deliver = createDeliverPush({
    vapidDetails: { publicKey, privateKey, subject },
    post: pushNetwork.post,
    timeoutMs,
  });
  const worker = startQueueWorker({
    name: 'push',
    claim: () => claimDue(pushes, { filter: {}, leaseMs: 2 * timeoutMs, now: () => Date.now() }),
    work: (push) => processPush({ ...notify, deliver }, push),
    concurrency,
    logger,
  });
  onStop(() => worker.stop());
}
