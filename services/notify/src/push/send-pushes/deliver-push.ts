import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsidePost } from '@gvg/outside-fetch/outside-post';
import webPush from 'web-push';
import { nextAttempt } from '../../queue/retry-schedule.ts';
import type { StoredNotification } from '../../notification/notification.model.ts';
import type { StoredPushSubscription } from '../push-subscription.model.ts';
import { pushPayload } from './push-payload.ts';

/** Outcome of an attempt. `status` is the push service's, or the reason why nothing was sent. */
export type PushOutcome =
  | { kind: 'SENT' | 'GIVEN_UP' | 'SUBSCRIPTION_GONE'; status: number | string }
  | { kind: 'WAITING'; status: number | string; retryAt: Date };

export interface VapidDetails {
  subject: string;
  publicKey: string;
  privateKey: string;
}

export interface DeliverPushOptions {
  vapidDetails: VapidDetails;
  post: OutsidePost;
  timeoutMs: number;
  now?: () => number;
}

export interface PushToDeliver {
  subscription: StoredPushSubscription;
  notification: StoredNotification;
  attempts: number;
  requestedAt: Date;
}

/** After a day, notifications are only read on the site. */
export const lifetimeMs = 24 * 3600_000;

const goneStatuses = [404, 410];
const laterStatuses = [408, 425, 429];

/** Makes one attempt to send an encrypted message (RFC 8291) to the push service. Never rejects. */
export function createDeliverPush({ vapidDetails, post, timeoutMs, now = () => Date.now() }: DeliverPushOptions) {
  const later = ({ attempts, requestedAt }: PushToDeliver, status: number | string): PushOutcome => {
    const retryAt = nextAttempt(attempts, now());
    return retryAt === undefined || retryAt.getTime() > requestedAt.getTime() + lifetimeMs
      ? { kind: 'GIVEN_UP', status }
      : { kind: 'WAITING', status, retryAt };
  };

  return async (push: PushToDeliver): Promise<PushOutcome> => {
    const { subscription, notification, requestedAt } = push;
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: subscription.endpoint, keys: subscription.keys },
        pushPayload(notification, subscription.locale),
        {
          vapidDetails,
          TTL: Math.max(0, Math.round((requestedAt.getTime() + lifetimeMs - now()) / 1_000)),
          // A newer text replaces one that the browser has not fetched yet.
          topic: notification._id.toHexString(),
        },
      );
      const { status } = await post(endpoint, { headers: textHeaders(headers), body, timeoutMs });
      if (status >= 200 && status < 300) return { kind: 'SENT', status };
      if (goneStatuses.includes(status)) return { kind: 'SUBSCRIPTION_GONE', status };
      return status >= 500 || laterStatuses.includes(status) ? later(push, status) : { kind: 'GIVEN_UP', status };
    } catch (error) {
      if (!(error instanceof OutsideFetchError)) return { kind: 'SUBSCRIPTION_GONE', status: 'NOT_ENCRYPTABLE' };
      return error.reason === 'REFUSED'
        ? { kind: 'SUBSCRIPTION_GONE', status: error.reason }
        : later(push, error.reason);
    }
  };
}

const textHeaders = (headers: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
