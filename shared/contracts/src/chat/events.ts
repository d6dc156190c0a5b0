import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';
import { idSchema } from '../values/primitives.ts';
import { customerSchema } from './http/message-schema.ts';
import { chatSides } from './terms.ts';

const roomFields = { room: idSchema, customer: customerSchema };

/**
 * A message was stored. The subject is its room, so that messages of a room are published in the order of `seq`. Consumers fetch the text
 * with `lookUpMessages`.
 */
export const messageSent = defineEvent({
  type: 'chat.message-sent',
  version: 1,
  subjectType: 'room',
  producer: 'chat',
  data: z.object({
    ...roomFields,
    message: idSchema,
    seq: z.int().min(1),
    side: z.enum(chatSides),
    sender: z.string(),
  }),
});

/** A side has read a room up to `seq`; `reader` is the person. A lower `seq` than before means that staff marked it as unread. */
export const roomRead = defineEvent({
  type: 'chat.room-read',
  version: 1,
  subjectType: 'room',
  producer: 'chat',
  data: z.object({ ...roomFields, side: z.enum(chatSides), reader: z.string(), seq: z.int().min(0) }),
});

/** A guest's messages were moved to the room of a user, after its last `seq`. */
export const roomMerged = defineEvent({
  type: 'chat.room-merged',
  version: 1,
  subjectType: 'room',
  producer: 'chat',
  data: z.object({ ...roomFields, guest: z.string(), messages: z.int().min(0) }),
});
