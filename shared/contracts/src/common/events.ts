import { z } from 'zod';
import { defineEvent } from '../definitions/event.ts';

/**
 * Published by each service when staff changes its settings. The subject's id is the service. Consumers load the settings themselves,
 * because some contain bank accounts.
 */
export const settingsChanged = defineEvent({
  type: 'settings.changed',
  version: 1,
  subjectType: 'settings',
  producer: '*',
  invalidates: 'settings',
  data: z.object({ service: z.string() }),
});
