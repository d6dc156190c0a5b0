import type { BusContext } from '../bus-context.ts';
import type { StoredOutboxRow } from './outbox-store.ts';

/** Connection of the outbox to the broker. */
export interface PublishOptions extends Pick<BusContext, 'logger' | 'metrics'> {
  /** Resolves once the broker has confirmed the event. */
  publish(row: StoredOutboxRow): Promise<void>;
  /** Returns whether the publisher is connected. */
  ready(): boolean;
}
