import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';

export const imageStored = defineEvent({
  type: 'image.stored',
  version: 1,
  subjectType: 'image',
  producer: 'upload',
  data: z.object({ name: z.string(), url: z.string(), purpose: z.string(), width: z.int(), height: z.int() }),
});
