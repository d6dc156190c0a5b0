import { z } from 'zod';

/** Of a pact (specification 4) what the comparison looks into; the rest is left as it is. */
const interactionSchema = z.looseObject({
  type: z.string(),
  description: z.string(),
  /** Of a message: the type of an event, or the name of a packet of sockets. */
  metadata: z.looseObject({ type: z.string().optional() }).optional(),
  request: z.looseObject({ metadata: z.looseObject({ type: z.string().optional() }).optional() }).optional(),
});

export const pactSchema = z.looseObject({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
  interactions: z.array(interactionSchema),
});
export type Pact = z.infer<typeof pactSchema>;
export type Interaction = z.infer<typeof interactionSchema>;
