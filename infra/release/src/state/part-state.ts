import { z } from 'zod';
import { partNameSchema, versionSchema } from '../manifest/manifest.ts';

const activeSchema = z.strictObject({ version: versionSchema, since: z.iso.datetime(), by: z.string() });
export type Active = z.infer<typeof activeSchema>;

/** `NAME=value` of the cookie with which a browser requests the version. */
const cookieSchema = z.string().regex(/^[A-Z][A-Z0-9_]*=[\w-]+$/);

export const actions = ['release', 'rollback', 'canary', 'promote', 'end-canary'] as const;
export type Action = (typeof actions)[number];

const historySchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  action: z.enum(actions),
  version: versionSchema,
  /** The previous stable version. */
  from: versionSchema.nullable(),
});
export const historyLimit = 200;

/** Desired state of a part, which its host applies. */
export const partStateSchema = z.strictObject({
  part: partNameSchema,
  /** Number of changes. A host that has applied one refuses an earlier document. */
  revision: z.int().min(1),
  stable: activeSchema.nullable(),
  /** A version for a share of the sessions, in percent, or for those with the cookie. */
  canary: activeSchema
    .extend({ share: z.number().gt(0).max(100).optional(), cookie: cookieSchema.optional() })
    .nullable(),
  /** A version that is tested before the switch. Only requests with the cookie reach it. */
  candidate: activeSchema.extend({ cookie: cookieSchema }).nullable(),
  /** Oldest first. */
  history: z.array(historySchema).max(historyLimit),
});
export type PartState = z.infer<typeof partStateSchema>;

export const partKey = (part: string): string => `parts/${part}.json`;

export const emptyState = (part: string): PartState => ({
  part,
  revision: 0,
  stable: null,
  canary: null,
  candidate: null,
  history: [],
});
