import { isDeepStrictEqual } from 'node:util';
import { Schema } from 'mongoose';
import type { Model } from 'mongoose';
import { settingsChanged } from '@gvg/contracts/common/events';
import type { ServiceName } from '@gvg/contracts/definitions/endpoint';
import type { SettingChange } from '@gvg/contracts/definitions/settings';
import type { EventContext } from '@gvg/messaging/outbox/outbox';
import type { Transaction } from '@gvg/messaging/outbox/transaction';
import { auditEvent } from './audit.ts';
import { concurrentChangeError } from './concurrent-change.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import { checkRevision } from './revision.ts';
import type { DatabaseContext } from '../lifecycle/service-definition.ts';

interface StoredSettings {
  _id: ServiceName;
  /** Checked by the contract's schema before every write. */
  values: object;
  revision: number;
  updatedAt: Date;
  /** By setting; absent in settings stored before changes were recorded. */
  changes?: Record<string, SettingChange>;
}

const schema = new Schema<StoredSettings>(
  {
    _id: { type: String, required: true },
    values: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    changes: { type: Schema.Types.Mixed },
  },
  { collection: 'settings', versionKey: false, minimize: false },
);

/** Settings in responses. */
export type PresentedSettings<Values> = Values & {
  revision: number;
  updatedAt: string;
  defaults: Values;
  changes: Record<string, SettingChange>;
};

export interface SettingsDefinition<Values extends object> {
  service: ServiceName;
  /** Values of a new shop, and of fields added since the settings were last saved. */
  defaults: Values;
  /** Adjusts stored values of an older version that are no longer valid. Default: none. */
  interpret?(values: Values): Values;
  /** Makes further changes in the same transaction. */
  onReplace?(transaction: Transaction, change: { before: Values; after: Values; context: EventContext }): Promise<void>;
}

export interface SettingsChange<Values> {
  values: Values;
  /** Revision that the change is based on; undefined skips the check. */
  revision: number | undefined;
  context: EventContext;
}

export interface SettingsStore<Values extends object> {
  /** Reads from the database, so that a read after `settings.changed` never returns older values. */
  read(): Promise<PresentedSettings<Values>>;
  /**
   * Replaces all values, and records `settings.changed` and the audit in the same transaction. Throws VERSION_CONFLICT with the current
   * state.
   */
  replace(change: SettingsChange<Values>): Promise<PresentedSettings<Values>>;
}

/** Opens the editable settings of a service (rules/settings.md). Stores the defaults if there are none yet. */
export async function openSettings<Values extends object>(
  { connection, withTransaction }: DatabaseContext,
  { service, defaults, interpret = (values) => values, onReplace }: SettingsDefinition<Values>,
): Promise<SettingsStore<Values>> {
  const model = connection.model<StoredSettings>('Settings', schema);
  await model.init();
  await storeDefaults(model, { _id: service, values: defaults, revision: 1, updatedAt: new Date() });
  const valuesOf = ({ values }: StoredSettings): Values => interpret({ ...defaults, ...(values as Values) });
  const audited = (stored: StoredSettings) => ({
    ...valuesOf(stored),
    revision: stored.revision,
    updatedAt: stored.updatedAt.toISOString(),
  });
  const present = (stored: StoredSettings): PresentedSettings<Values> => ({
    ...audited(stored),
    defaults,
    changes: stored.changes ?? {},
  });

  return {
    read: async () => present(await model.findById(service).orFail().lean<StoredSettings>()),
    replace: ({ values, revision, context }) =>
      withTransaction(async (transaction) => {
        const { session, record } = transaction;
        const before = await model.findById(service).session(session).orFail().lean<StoredSettings>();
        checkRevision(before, revision, present);
        const updatedAt = new Date();
        const changes = {
          ...before.changes,
          ...changesOf(valuesOf(before), values, { at: updatedAt.toISOString(), by: context.actor.id }),
        };
        const change = { $set: { values, updatedAt, changes }, $inc: { revision: 1 } };
        const after = await model
          .findOneAndUpdate({ _id: service, revision: before.revision }, change, { session, returnDocument: 'after' })
          .lean<StoredSettings>();
        if (after === null) throw concurrentChangeError(`settings of ${service}`);
        record({ contract: settingsChanged, subjectId: service, revision: after.revision, data: { service }, context });
        record(
          auditEvent({
            action: 'settings.update',
            subject: { type: 'settings', id: service },
            before: audited(before),
            after: audited(after),
            context,
          }),
        );
        await onReplace?.(transaction, { before: valuesOf(before), after: valuesOf(after), context });
        return present(after);
      }),
  };
}

/** Returns a change for each setting whose value differs. */
function changesOf(before: object, after: object, change: SettingChange): Record<string, SettingChange> {
  const earlier = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      isDeepStrictEqual(earlier[name], value) ? [] : [[name, change] as const],
    ),
  );
}

/** Instances that start at the same time all try to insert; one succeeds. */
async function storeDefaults(model: Model<StoredSettings>, settings: StoredSettings): Promise<void> {
  if ((await model.exists({ _id: settings._id })) !== null) return;
  try {
    await model.insertMany([settings]);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
