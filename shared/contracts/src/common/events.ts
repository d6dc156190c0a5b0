import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';

/** Published by each service whose settings staff changed; the subject's id is the service. Readers load the settings themselves: some hold bank accounts. */
export const settingsChanged = defineEvent({
  type: 'settings.changed',
  version: 1,
  subjectType: 'settings',
  producer: '*',
  invalidates: 'settings',
  data: z.object({ service: z.string() }),
});
