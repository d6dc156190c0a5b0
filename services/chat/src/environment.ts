import { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const internalUrl = z.url({ protocol: /^https?$/ });

export const chatEnvironment = commonEnvironment.extend({
  INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
  /** Internal listeners: names of people; orders and quotes on cards; pictures of messages. */
  IDENTITY_INTERNAL_URL: internalUrl,
  CART_INTERNAL_URL: internalUrl,
  UPLOAD_INTERNAL_URL: internalUrl,
});
export type ChatEnvironment = z.output<typeof chatEnvironment>;
