import { z } from 'zod';

const database = z.string().min(1);

/** Environment that `npm run init|seed` passes to commands on a running site. */
export const siteEnvironment = z.object({
  ENVIRONMENT: z.enum(['PRODUCTION', 'DEVELOPMENT', 'STAGING']),
  CATALOGUE_DATABASE_NAME: database,
  IDENTITY_DATABASE_NAME: database,
  UPLOAD_INTERNAL_URL: z.url(),
  INTERNAL_SECRET: z.string().min(16),
});
export type SiteEnvironment = z.infer<typeof siteEnvironment>;
