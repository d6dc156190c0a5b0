import { z } from 'zod';

const database = z.string().min(1);

/** What commands on a running site are given by `npm run init|seed`. */
export const siteEnvironment = z.object({
  ENVIRONMENT: z.enum(['PRODUCTION', 'DEVELOPMENT', 'STAGING']),
  CATALOGUE_DATABASE_NAME: database,
  UPLOAD_INTERNAL_URL: z.url(),
  INTERNAL_SECRET: z.string().min(16),
});
export type SiteEnvironment = z.infer<typeof siteEnvironment>;
