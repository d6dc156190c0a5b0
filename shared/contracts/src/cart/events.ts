import { z } from 'zod';
import { idSchema, instantSchema } from '../primitives.ts';
import { defineEvent } from '../event.ts';

/** Published on delivery: updates sales counters and permits rating. Lines that are not catalogue products have no `product`. */
export const orderDelivered = defineEvent({
  type: 'order.delivered',
  version: 1,
  subjectType: 'order',
  producer: 'cart',
  data: z.object({
    _id: idSchema,
    code: z.string(),
    user: idSchema,
    lines: z.array(z.object({ product: idSchema.optional(), amount: z.int().min(1) })),
    deliveredAt: instantSchema,
  }),
});
