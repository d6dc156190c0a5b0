import type { Model } from 'mongoose';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { SettingsStore } from '@gvg/service-kit/data/settings-store';
import type { StoredAuditRecord } from './audit/audit-record.model.ts';
import type { DeadLetters } from './dead-letter/dead-letters.ts';
import type { IdentityEnvironment } from './environment.ts';
import type { StoredGoogleAccount } from './google/google-account.model.ts';
import type { StoredGoogleCode } from './google/google-code.model.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { KeyRing } from './keys/key-ring.ts';
import type { StoredAuthCode } from './mail/auth-code.model.ts';
import type { StoredMail } from './mail/mail.model.ts';
import type { StoredReceiver } from './mail/receiver.model.ts';
import type { StoredResetRequest } from './password/forgot-password/reset-request.model.ts';
import type { PasswordHasher } from './password/password-hasher.ts';
import type { DerivedKeys } from './secret/derived-keys.ts';
import type { StoredChallenge } from './second-factor/challenge.model.ts';
import type { StoredSecondFactor } from './second-factor/second-factor.model.ts';
import type { Revocations } from './session/revocations.ts';
import type { StoredSession } from './session/session.model.ts';
import type { GuessLimits } from './sign-in/guess-limits.ts';
import type { SecondFactorGate } from './sign-in/second-factor-gate.ts';
import type { SettingsValues } from './settings/settings-values.ts';
import type { StoredAdminGuard } from './user/last-system-admin.ts';
import type { CountOpenOrders } from './user/close-account/count-open-orders.ts';
import type { IsOwnPicture } from './user/update-me/is-own-picture.ts';
import type { StoredUser } from './user/user.model.ts';
import type { StoredView } from './view/view.model.ts';

export interface IdentityModels {
  auditRecords: Model<StoredAuditRecord>;
  users: Model<StoredUser>;
  sessions: Model<StoredSession>;
  mails: Model<StoredMail>;
  authCodes: Model<StoredAuthCode>;
  receivers: Model<StoredReceiver>;
  resetRequests: Model<StoredResetRequest>;
  secondFactors: Model<StoredSecondFactor>;
  challenges: Model<StoredChallenge>;
  adminGuards: Model<StoredAdminGuard>;
  googleAccounts: Model<StoredGoogleAccount>;
  googleCodes: Model<StoredGoogleCode>;
  views: Model<StoredView>;
}

/** Context of all use cases in identity. */
export interface Identity extends ServiceContext<IdentityEnvironment>, IdentityModels {
  keys: KeyRing;
  derivedKeys: DerivedKeys;
  passwords: PasswordHasher;
  revocations: Revocations;
  guesses: GuessLimits;
  secondFactor: SecondFactorGate;
  settings: SettingsStore<SettingsValues>;
  /** Undefined if no provider is configured. */
  google: GoogleProvider | undefined;
  isOwnPicture: IsOwnPicture;
  countOpenOrders: CountOpenOrders;
  deadLetters: DeadLetters;
  now(): Date;
}
