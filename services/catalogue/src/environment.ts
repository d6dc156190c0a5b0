import { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/lifecycle/environment';

export const catalogueEnvironment = commonEnvironment.extend({
  INTERNAL_SECRET: commonEnvironment.shape.INTERNAL_SECRET.unwrap(),
  /** Origin of upload's internal listener, which copies pictures that staff links to. */
  UPLOAD_INTERNAL_URL: z.url({ protocol: /^https?$/ }),
});
export type CatalogueEnvironment = z.output<typeof catalogueEnvironment>;
