import type { ServiceName } from '@gvg/contracts/generated/services';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import type { Logger } from '../telemetry/logger.ts';
import { callInternal } from './internal-client.ts';

/** Returns display names by user id. Omits closed accounts, and everyone while identity does not respond. */
export type UserNames = (ids: Iterable<string>) => Promise<ReadonlyMap<string, string>>;

export interface UserNamesOptions {
  environment: { IDENTITY_INTERNAL_URL: string; INTERNAL_SECRET: string };
  logger: Logger;
  /** Name of the calling service. */
  service: ServiceName;
}

/** Maximum number of names per request to identity. */
const maximum = 100;
/** Short, because responses without names are better than late ones. */
const timeoutMs = 1_000;

export function createUserNames({ environment, logger, service }: UserNamesOptions): UserNames {
  const target = {
    url: environment.IDENTITY_INTERNAL_URL,
    secret: environment.INTERNAL_SECRET,
    service,
    timeout: timeoutMs,
  };
  return async (all) => {
    const ids = [...new Set(all)].slice(0, maximum);
    if (ids.length === 0) return new Map();
    try {
      const { docs } = await callInternal(getUserContacts, target, { body: { ids } });
      return new Map(docs.map(({ _id, displayName }) => [_id, displayName]));
    } catch (error) {
      logger.warn({ err: error }, 'people are shown without their names');
      return new Map();
    }
  };
}
