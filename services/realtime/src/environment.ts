import { z } from 'zod';
import {
  busEnvironment,
  callersEnvironment,
  processEnvironment,
  redisEnvironment,
} from '@gvg/service-kit/lifecycle/environment';

export const realtimeEnvironment = processEnvironment
  .extend(redisEnvironment.shape)
  .extend(busEnvironment.shape)
  .extend(callersEnvironment.shape)
  .extend({
    /** Also the key of the signer of private pictures. */
    INTERNAL_SECRET: processEnvironment.shape.INTERNAL_SECRET.unwrap(),
    /** Origin of chat's internal listener, which knows what a message says. */
    CHAT_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
    /** Origin of notify's internal listener, which knows what a notification says. */
    NOTIFY_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
    /** Where people reach the site: its pages may open sockets. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  });
export type RealtimeEnvironment = z.output<typeof realtimeEnvironment>;
