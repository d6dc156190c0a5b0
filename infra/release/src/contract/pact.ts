import { z } from 'zod';

/** The fields of a pact (specification 4) that are compared. Other fields are preserved. */
const interactionSchema = z.looseObject({
  type: z.string(),
  description: z.string(),
  /** For a message: the type of an event, or the name of a socket packet. */
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
