import { z } from 'zod';

const database = z.string().min(1);

/** Environment that `npm run init|seed` passes to commands on a running site. */
export const siteEnvironment = z.object({
  ENVIRONMENT: z.enum(['PRODUCTION', 'DEVELOPMENT', 'STAGING']),
  CATALOGUE_DATABASE_NAME: database,
  IDENTITY_DATABASE_NAME: database,
  UPLOAD_INTERNAL_URL: z.url(),
  INTERNAL_SECRET: z.string().min(16),
  /**
   * For the demo's customers, who order with the calls of real users: the public API, the first administrator, and access to databases and
   * broker for elapsed time and injected events.
   */
  API_URL: z.url().optional(),
  CART_DATABASE_NAME: database.optional(),
  AMQP_URL: z.url().optional(),
  EVENT_NAMESPACE: z.string().min(1).default('gvg'),
  FIRST_ADMIN_EMAIL: z.string().optional(),
  FIRST_ADMIN_PASSWORD: z.string().optional(),
});
export type SiteEnvironment = z.infer<typeof siteEnvironment>;
