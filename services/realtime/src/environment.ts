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
    /** Origin of chat's internal listener, for messages. */
    CHAT_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
    /** Origin of notify's internal listener, for notifications. */
    NOTIFY_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
    /** Public origin of the site, whose pages may open sockets. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  });
export type RealtimeEnvironment = z.output<typeof realtimeEnvironment>;
