import { auditRecorded } from '@gvg/contracts/identity/events';
import { z } from 'zod';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

const counted = z.looseObject({ revision: z.int() });

/** CHANGED to staff: what one of them has changed, without what it says. */
export function onAuditRecorded({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-audit-recorded',
    events: [auditRecorded],
    handle: ({ data: { actor, subject, after } }) => {
      const { data } = counted.safeParse(after);
      const revision = data === undefined ? {} : { revision: data.revision };
      return sender.send(rooms.staff, 'CHANGED', { subject, ...revision, by: actor.id });
    },
  });
}
