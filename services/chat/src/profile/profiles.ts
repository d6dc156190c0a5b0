import type { ClientSession, Model } from 'mongoose';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { defaultLocale } from '@gvg/contracts/values/locale';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { searchTextOf } from '@gvg/service-kit/data/search-words';
import type { StoredProfile } from './profile.model.ts';

/** Names, avatars and languages of users, requested once and refreshed by identity's events. */
export interface Profiles {
  /** Returns profiles by id. Omits unknown users while identity does not respond: a conversation without names is better than a late one. */
  find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredProfile>>;
  /** Asks identity whether a user has an open account. Throws `SERVICE_UNAVAILABLE` while it does not respond. */
  isOpen(id: string): Promise<boolean>;
  /** Requests a stored profile again. */
  refresh(id: string, session: ClientSession): Promise<void>;
  /** Erases the profile of a closed account. */
  forget(id: string, session: ClientSession): Promise<void>;
}

/** Maximum number of users per request to identity. */
const batch = 100;
const timeoutMs = 1_000;

const closedAccount = { displayName: null, avatar: null, locale: defaultLocale, searchText: '' };

export interface ProfileSource {
  storedProfiles: Model<StoredProfile>;
  logger: Logger;
}

export function createProfiles({ storedProfiles, logger }: ProfileSource, identity: InternalTarget): Profiles {
  /** Requests profiles from identity; those of closed accounts have no name. */
  async function ask(ids: readonly string[]): Promise<StoredProfile[]> {
    const { docs } = await callInternal(
      getUserContacts,
      { ...identity, timeout: timeoutMs },
      { body: { ids: [...ids] } },
    );
    const open = new Map(
      docs.map(({ _id, displayName, avatar, locale }) => [
        _id,
        { _id, displayName, avatar, locale, searchText: searchTextOf(displayName) },
      ]),
    );
    return ids.map((_id) => open.get(_id) ?? { _id, ...closedAccount });
  }

  async function askForAll(ids: readonly string[]): Promise<StoredProfile[]> {
    const found: StoredProfile[] = [];
    try {
      for (let from = 0; from < ids.length; from += batch) found.push(...(await ask(ids.slice(from, from + batch))));
    } catch (error) {
      logger.warn({ err: error }, 'conversations are shown without names');
    }
    return found;
  }

  /** Stores profiles unless one is stored already, which an event has written and is newer. */
  async function add(profiles: readonly StoredProfile[]): Promise<void> {
    try {
      await storedProfiles.insertMany(profiles, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return {
    async find(ids) {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const stored = await storedProfiles.find({ _id: { $in: wanted } }).lean<StoredProfile[]>();
      const known = new Map(stored.map((profile) => [profile._id, profile]));
      const unknown = wanted.filter((id) => !known.has(id));
      if (unknown.length === 0) return known;
      const found = await askForAll(unknown);
      await add(found);
      return new Map([...known, ...found.map((profile) => [profile._id, profile] as const)]);
    },
    isOpen: async (id) => (await ask([id]))[0]?.displayName !== null,
    async refresh(id, session) {
      if ((await storedProfiles.exists({ _id: id }).session(session)) === null) return;
      const [profile] = await ask([id]);
      await storedProfiles.updateOne({ _id: id }, { $set: profile ?? closedAccount }, { session });
    },
    async forget(id, session) {
      await storedProfiles.updateOne({ _id: id }, { $set: closedAccount }, { session });
    },
  };
}
