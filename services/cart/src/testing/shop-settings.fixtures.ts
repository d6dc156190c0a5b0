import { connectDatabase } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { shopAccount } from '@gvg/testing/cart-settings';
import { defaultSettings } from '../settings/settings.ts';
import type { SettingsValues } from '../settings/settings-values.ts';

/** Settings of a shop that sells; a new shop has no bank account. */
export const shopSettings: SettingsValues = { ...defaultSettings, bankAccounts: [shopAccount] };

/** Stores settings for the service's first start. */
export async function storeSettings(
  { MONGODB_URI: uri = '', DATABASE_NAME: name = '' }: NodeJS.ProcessEnv,
  values: SettingsValues,
): Promise<void> {
  const connection = await connectDatabase({ uri, name, logger: createLogger({ name: 'cart-test', level: 'error' }) });
  await connection
    .collection<{ _id: string }>('settings')
    .updateOne({ _id: 'cart' }, { $setOnInsert: { values, revision: 1, updatedAt: new Date() } }, { upsert: true });
  await connection.close();
}
