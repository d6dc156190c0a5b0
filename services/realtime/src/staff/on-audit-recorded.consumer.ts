import { auditRecorded } from '@gvg/contracts/identity/events';
import { isLook } from '@gvg/contracts/identity/look-actions';
import { z } from 'zod';
import { rooms } from '../connection/rooms.ts';
import type { Realtime } from '../realtime.ts';

const counted = z.looseObject({ revision: z.int() });

/** Sends CHANGED to staff: the subject of a change by one of them, without its content. */
export function onAuditRecorded({ consume, sender }: Pick<Realtime, 'consume' | 'sender'>): Promise<void> {
  return consume({
    name: 'on-audit-recorded',
    events: [auditRecorded],
    handle: async ({ data: { actor, action, subject, after } }) => {
      if (isLook(action)) return;
      const { data } = counted.safeParse(after);
      const revision = data === undefined ? {} : { revision: data.revision };
      await sender.send(rooms.staff, 'CHANGED', { subject, ...revision, by: actor.id });
    },
  });
}
