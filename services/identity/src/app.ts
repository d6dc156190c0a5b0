import { runMigrations } from '@gvg/service-kit/lifecycle/migrations';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import { openSettings } from '@gvg/service-kit/data/settings-store';
import { openSharedBuckets } from '@gvg/service-kit/security/shared-buckets';
import { auditRecordModel } from './audit/audit-record.model.ts';
import { exportAuditRoute } from './audit/export-audit/export-audit.route.ts';
import { listAuditRoute } from './audit/list-audit/list-audit.route.ts';
import { consumeAuditRecords } from './audit/on-audit-recorded.consumer.ts';
import { deadLetterRoutes } from './dead-letter/dead-letter.routes.ts';
import { createDeadLetters } from './dead-letter/dead-letters.ts';
import { emailRoutes } from './email/email.routes.ts';
import { identityEnvironment } from './environment.ts';
import type { IdentityEnvironment } from './environment.ts';
import { googleAccountModel } from './google/google-account.model.ts';
import { googleCodeModel } from './google/google-code.model.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { googleRoutes } from './google/google.routes.ts';
import { beginGuestSessionRoute } from './guest-session/begin-guest-session/begin-guest-session.route.ts';
import type { Identity, IdentityModels } from './identity.ts';
import { getKeySetRoute } from './keys/get-key-set/get-key-set.route.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { openKeyRing } from './keys/open-key-ring.ts';
import { signingKeyModel } from './keys/signing-key.model.ts';
import { authCodeModel } from './mail/auth-code.model.ts';
import { mailModel } from './mail/mail.model.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import { receiverModel } from './mail/receiver.model.ts';
import { migrations } from './migrations/migrations.ts';
import { resetRequestModel } from './password/forgot-password/reset-request.model.ts';
import { openPasswordHasher } from './password/password-hasher.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { challengeModel } from './second-factor/challenge.model.ts';
import { createSecondFactorGate } from './second-factor/challenges.ts';
import { secondFactorModel } from './second-factor/second-factor.model.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { deriveKeys } from './secret/derived-keys.ts';
import { revocationModel } from './session/revocation.model.ts';
import { openRevocations } from './session/revocations.ts';
import { sessionModel } from './session/session.model.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { identitySettingsRoutes, settingsDefinition } from './settings/settings.ts';
import { createGuessLimits } from './sign-in/guess-limits.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { adminGuardModel, prepareAdminGuard } from './user/last-system-admin.ts';
import { createCountOpenOrders } from './user/close-account/count-open-orders.ts';
import { createIsOwnPicture } from './user/update-me/is-own-picture.ts';
import { userModel } from './user/user.model.ts';
import { startTimers } from './timers.ts';
import { userRoutes } from './user/user.routes.ts';
import { viewModel } from './view/view.model.ts';
import { viewRoutes } from './view/view.routes.ts';

export interface IdentityOptions {
  /** Default: the system clock. */
  now?: () => Date;
}

type Context = ServiceContext<IdentityEnvironment>;

async function openModels({ connection }: Context): Promise<IdentityModels> {
  const models = {
    auditRecords: auditRecordModel(connection),
    users: userModel(connection),
    sessions: sessionModel(connection),
    mails: mailModel(connection),
    authCodes: authCodeModel(connection),
    receivers: receiverModel(connection),
    resetRequests: resetRequestModel(connection),
    secondFactors: secondFactorModel(connection),
    challenges: challengeModel(connection),
    adminGuards: adminGuardModel(connection),
    googleAccounts: googleAccountModel(connection),
    googleCodes: googleCodeModel(connection),
    views: viewModel(connection),
  };
  await Promise.all([...Object.values(models), signingKeyModel(connection)].map((model) => model.init()));
  await prepareAdminGuard(models);
  return models;
}

async function openIdentity(context: Context, keys: KeyRing, now: () => Date): Promise<Identity> {
  const { connection, environment, redis, logger, onStop } = context;
  const model = revocationModel(connection);
  await model.init();
  const revocations = await openRevocations({ model, redis, logger });
  onStop(() => revocations.close());
  const models = await openModels(context);
  const settings = await openSettings(context, settingsDefinition({ ...context, ...models, revocations }));
  return {
    ...context,
    ...models,
    keys,
    derivedKeys: deriveKeys(environment.KEY_ENCRYPTION_SECRET),
    passwords: await openPasswordHasher(),
    revocations,
    guesses: createGuessLimits({ buckets: openSharedBuckets({ redis, logger }), scale: environment.LIMITS_SCALE }),
    settings,
    google: createGoogleProvider(environment),
    isOwnPicture: createIsOwnPicture({ url: environment.UPLOAD_INTERNAL_URL, secret: environment.INTERNAL_SECRET }),
    countOpenOrders: createCountOpenOrders({ url: environment.CART_INTERNAL_URL, secret: environment.INTERNAL_SECRET }),
    deadLetters: createDeadLetters(environment),
    secondFactor: createSecondFactorGate({ ...models, settings, now }),
    now,
  };
}

async function startIdentity(context: Context, keys: KeyRing, now: () => Date): Promise<void> {
  const identity = await openIdentity(context, keys, now);
  await runMigrations(identity, migrations);
  await keys.refresh();

  getKeySetRoute(identity);
  beginGuestSessionRoute(identity);
  signInRoutes(identity);
  googleRoutes(identity);
  secondFactorRoutes(identity);
  sessionRoutes(identity);
  passwordRoutes(identity);
  emailRoutes(identity);
  userRoutes(identity);
  mailRoutes(identity);
  identitySettingsRoutes(identity);
  listAuditRoute(identity);
  exportAuditRoute(identity);
  deadLetterRoutes(identity);
  viewRoutes(identity);

  await consumeAuditRecords(identity);
  startTimers(identity);
}

/** The identity service: accounts, sessions, signing keys, guest sessions and the audit log of staff actions. */
export function identityService({ now = () => new Date() }: IdentityOptions = {}) {
  let keys: KeyRing;
  return defineService({
    name: 'identity',
    environment: identityEnvironment,
    needs: { database: true, bus: true, redis: true, callers: 'own-keys' },
    // Identity verifies tokens with its own keys: fetching them from itself over HTTP would require it to be running first.
    keySet: (context) => {
      keys = openKeyRing(context);
      return keys.resolveKey;
    },
    start: (context) => startIdentity(context, keys, now),
  });
}
