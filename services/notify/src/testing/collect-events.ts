import type { Envelope } from '@gvg/contracts/definitions/event';
import { notificationCreated, notificationRead } from '@gvg/contracts/notify/events';
import type { Bus } from '@gvg/messaging/bus';

/** Collects what notify publishes from now on. */
export async function collectEvents(bus: Bus): Promise<Envelope<Record<string, unknown>>[]> {
  const published: Envelope<Record<string, unknown>>[] = [];
  await bus.subscribe({
    name: 'published',
    events: [notificationCreated, notificationRead],
    rebuild: async () => {},
    handle: (event) => void published.push(event),
  });
  return published;
}
