import { z } from 'zod';
import { demoShopVariable, refuseDemoShop } from '@gvg/outside-fetch/demo-shop';
import { alongOtherIssues, commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const internalUrl = z.url({ protocol: /^https?$/ });

export const cartEnvironment = commonEnvironment
  .extend({
    INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
    /** Internal listeners: stock and freight; pictures of lines and orders; names of staff who answered a quote. */
    CATALOGUE_INTERNAL_URL: internalUrl,
    UPLOAD_INTERNAL_URL: internalUrl,
    IDENTITY_INTERNAL_URL: internalUrl,
    /** Timeout of calls to catalogue in milliseconds. */
    CATALOGUE_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(5_000),
    ...demoShopVariable,
  })
  .superRefine(refuseDemoShop, alongOtherIssues);
export type CartEnvironment = z.output<typeof cartEnvironment>;
