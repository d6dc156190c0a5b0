import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { lookUpNotifications } from '@gvg/contracts/notify/http/internal-notifications';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import { createBatchedLookup } from '../push/batched-lookup.ts';

export type StoredNotification = ResponseBodyOf<typeof lookUpNotifications>['docs'][number];

/** Returns a notification by id; undefined if it is missing. Throws SERVICE_UNAVAILABLE or GATEWAY_TIMEOUT while notify is unavailable. */
export type FetchNotification = (id: string) => Promise<StoredNotification | undefined>;

export function createFetchNotifications(target: Omit<InternalTarget, 'service'>): FetchNotification {
  return createBatchedLookup({
    fetch: async (ids) =>
      (await callInternal(lookUpNotifications, { ...target, service: 'realtime' }, { body: { ids } })).docs,
    idOf: ({ notification }) => notification._id,
    maximum: 100,
  });
}
