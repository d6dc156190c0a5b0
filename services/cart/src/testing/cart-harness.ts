import type { Connection } from 'mongoose';
import type { Role } from '@gvg/contracts/definitions/caller';
import { createKeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import { connectDatabase, createWithTransaction } from '@gvg/service-kit/data/database';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { startService } from '@gvg/service-kit/lifecycle/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { cartService } from '../app.ts';
import type { CartOptions } from '../app.ts';
import type { CartModels } from '../models.ts';
import { openModels } from '../models.ts';
import { withRecentSettings } from '../settings/recent-settings.ts';
import { settingsWithFormerAccounts } from '../settings/settings.ts';
import { openSettings } from '@gvg/service-kit/data/settings-store';
import type { Cart } from '../cart.ts';
import { newGuest, newUser } from '@gvg/testing/test-customers';
import type { TestCustomer } from '@gvg/testing/test-customers';
import type { SettingsValues } from '../settings/settings-values.ts';
import { shopSettings, storeSettings } from './shop-settings.fixtures.ts';
import { startFakeCatalogue } from './fake-catalogue.fixtures.ts';
import type { FakeCatalogue } from './fake-catalogue.fixtures.ts';
import { startFakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import type { FakeIdentity } from '@gvg/service-kit/testing/fake-identity';
import { startFakeUpload } from '@gvg/service-kit/testing/fake-upload';
import type { FakeUpload } from '@gvg/service-kit/testing/fake-upload';

export interface CartHarness extends ServiceHarness {
  catalogue: FakeCatalogue;
  upload: FakeUpload;
  identity: FakeIdentity;
  connection: Connection;
  /** The service's own collections, for data that no endpoint provides. */
  models: CartModels;
  /** Dependencies of timers' work. */
  books: CartModels & Pick<Cart, 'connection' | 'withTransaction' | 'turns' | 'settings' | 'now' | 'logger'>;
  /** A new user; role USER unless `roles` is given. */
  user(options?: { id?: string; roles?: Role[] }): Promise<TestCustomer>;
  guest(id?: string): Promise<TestCustomer>;
  /** Time of the service's clock. */
  now(): Date;
  /** Advances the service's clock; tokens use the real one. */
  advance(milliseconds: number): void;
  resetClock(): void;
}

export interface CartHarnessOptions extends Omit<CartOptions, 'now'> {
  /** Settings at the service's first start; null for a new shop. Default: those of a shop that sells. */
  settings?: SettingsValues | null;
  /** Runs timers during the test. Default: false, because a sweep could end sample orders, which have fixed days; `books` has the dependencies of timers. */
  hasTimers?: boolean;
  environment?: Record<string, string>;
}

/** Options of a service whose timers the test runs itself. */
export const withoutTimers: Pick<CartOptions, 'repeat'> = { repeat: () => undefined };

/** Starts the real service on real backing services, with fakes of the services that it calls. */
export async function startCartHarness(
  name: string,
  { settings = shopSettings, environment = {}, hasTimers = false, ...options }: CartHarnessOptions = {},
): Promise<CartHarness> {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const [catalogue, upload, identity] = await Promise.all([
    startFakeCatalogue(now),
    startFakeUpload(),
    startFakeIdentity(),
  ]);
  const harness = await startHarness({
    name: `cart-${name}`,
    start: async (source) => {
      if (settings !== null) await storeSettings(source, settings);
      return startService(cartService({ ...(!hasTimers && withoutTimers), ...options, now }), source);
    },
    environment: {
      // Fifty concurrent calls take long on a busy machine.
      CATALOGUE_TIMEOUT_MS: '120000',
      ...environment,
      CATALOGUE_INTERNAL_URL: catalogue.url,
      UPLOAD_INTERNAL_URL: upload.url,
      IDENTITY_INTERNAL_URL: identity.url,
    },
  });
  const { MONGODB_URI: uri = '', DATABASE_NAME: database = '' } = harness.environment;
  const logger = createLogger({ name: 'cart-test', level: 'error' });
  const connection = await connectDatabase({ uri, name: database, logger });
  const models = await openModels(connection);
  const transacted = { connection, withTransaction: createWithTransaction(connection) };
  const storedSettings = withRecentSettings(
    await openSettings(transacted, settingsWithFormerAccounts(models, 'DEVELOPMENT')),
  );
  const { close } = harness;
  return Object.assign(harness, {
    catalogue,
    upload,
    identity,
    connection,
    models,
    books: { ...models, ...transacted, turns: createKeyedQueue(), settings: storedSettings, now, logger },
    user: (options: { id?: string; roles?: Role[] } = {}) => newUser(harness, options),
    guest: (id?: string) => newGuest(harness, id),
    now,
    advance: (milliseconds: number) => void (offsetMs += milliseconds),
    resetClock: () => void (offsetMs = 0),
    close: async () => {
      await connection.close();
      await close();
      await Promise.all([catalogue, upload, identity].map((service) => service.close()));
    },
  });
}
