import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
/** Former default, which is public. */
const publishedSecret = 'of-this-machine-alone';
const secret = z
  .string()
  .min(16)
  .refine((value) => value !== publishedSecret, { error: 'is a published value: choose a random one' });

/** Variables of every process. Port 0 selects a free port. */
export const processEnvironment = z.object({
  ENVIRONMENT: z.enum(['PRODUCTION', 'DEVELOPMENT', 'STAGING']),
  HOST: z.string().default('127.0.0.1'),
  PORT: port,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * Number of trusted proxies in front of this process whose X-Forwarded-For entries are used. 0 is rejected in production, except for the
   * entry of the site.
   */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Multiplies every request limit. */
  LIMITS_SCALE: z.coerce.number().positive().default(1),
  /** Port of the internal listener, which the gateway does not route. Without it there is no internal listener. */
  INTERNAL_PORT: port.optional(),
  /** Shared secret that authenticates services on each other's internal listener. */
  INTERNAL_SECRET: secret.optional(),
});
export type ProcessEnvironment = z.infer<typeof processEnvironment>;

export const redisEnvironment = z.object({
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  REDIS_PREFIX: z.string().default('gvg:'),
});
export type RedisEnvironment = z.infer<typeof redisEnvironment>;

export const busEnvironment = z.object({
  AMQP_URL: z.url({ protocol: /^amqps?$/ }),
  /** Prefix of exchange and queue names, so that several sites can share one broker. */
  EVENT_NAMESPACE: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('gvg'),
});
export type BusEnvironment = z.infer<typeof busEnvironment>;

export const databaseEnvironment = z.object({
  MONGODB_URI: z.url({ protocol: /^mongodb(\+srv)?$/ }),
  DATABASE_NAME: z
    .string()
    .regex(/^[\w-]+$/)
    .max(63),
});
export type DatabaseEnvironment = z.infer<typeof databaseEnvironment>;

export const callersEnvironment = z.object({
  /** URL of identity's key set. */
  JWKS_URL: z.url({ protocol: /^https?$/ }),
});
export type CallersEnvironment = z.infer<typeof callersEnvironment>;

/** Variables of a service with its own database. Extend it with the service's own. */
export const commonEnvironment = processEnvironment
  .extend(redisEnvironment.shape)
  .extend(busEnvironment.shape)
  .extend(databaseEnvironment.shape)
  .extend(callersEnvironment.shape);
export type CommonEnvironment = z.infer<typeof commonEnvironment>;

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Lists all invalid variables at once. Omits values, because some are secrets. */
export class EnvironmentError extends Error {
  constructor(issues: readonly Issue[]) {
    super(['Invalid environment:', ...issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)].join('\n'));
    this.name = 'EnvironmentError';
  }
}

export interface EnvironmentOptions {
  /** Whether clients may connect to this process without a proxy in front of it. */
  isEntry?: boolean | undefined;
}

/**
 * Checks the settings that production needs: browsers store no `Secure` cookies of an http origin, and without a proxy hop all requests
 * come from one address (rules/accounts.md). Reads unparsed values, so that these issues are listed with all others.
 */
export const alongOtherIssues = { when: () => true };

/**
 * Browsers ignore `Secure` cookies of an http origin, and without a hop all requests come from one address (rules/accounts.md). Reads
 * unparsed values, so that these issues are listed with all others.
 */
function productionIssues(
  values: Readonly<Record<string, string | undefined>>,
  { isEntry = false }: EnvironmentOptions,
): Issue[] {
  if (values['ENVIRONMENT'] !== 'PRODUCTION') return [];
  const issues: Issue[] = [];
  const { PUBLIC_ORIGIN: origin, TRUST_PROXY_HOPS: hops } = values;
  if (origin !== undefined && !/^https:/i.test(origin))
    issues.push({ path: ['PUBLIC_ORIGIN'], message: 'production needs https' });
  if (!isEntry && 'TRUST_PROXY_HOPS' in values && Number(hops ?? 0) === 0)
    issues.push({
      path: ['TRUST_PROXY_HOPS'],
      message: 'production needs at least 1: requests come through the gateway',
    });
  return issues;
}

/** Parses `source`; an empty value counts as missing. Throws an EnvironmentError that names every invalid variable. */
export function readEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
  options: EnvironmentOptions = {},
): z.output<Schema> {
  const values = Object.fromEntries(
    Object.keys(schema.shape).map((key) => [key, source[key] === '' ? undefined : source[key]]),
  );
  const result = schema.safeParse(values);
  const issues = [...(result.error?.issues ?? []), ...productionIssues(values, options)];
  if (!result.success || issues.length > 0) throw new EnvironmentError(issues);
  return result.data;
}
