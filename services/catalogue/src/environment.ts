import { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

const internalUrl = z.url({ protocol: /^https?$/ });

export const catalogueEnvironment = commonEnvironment.extend({
  INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
  /** Origin of upload's internal listener, which copies pictures from links. */
  UPLOAD_INTERNAL_URL: internalUrl,
  /** Origin of identity's internal listener, for the names of staff who changed stock. */
  IDENTITY_INTERNAL_URL: internalUrl,
});
export type CatalogueEnvironment = z.output<typeof catalogueEnvironment>;
