import type { Migration } from '@gvg/service-kit/lifecycle/migrations';
import type { Identity } from '../identity.ts';
import { addDisplayNameKeys } from './add-display-name-keys.ts';
import { endDerivedCodes } from './end-derived-codes.ts';
import { forgetBlockReasons } from './forget-block-reasons.ts';
import { keyNames } from './key-names.ts';
import { recordSecondFactorOfSessions } from './record-second-factor-of-sessions.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { separateSearchedPhones } from './separate-searched-phones.ts';

/** In execution order; each runs at every start. */
export const migrations: Readonly<Record<string, Migration<Identity>>> = {
  resealSecrets,
  endDerivedCodes,
  addDisplayNameKeys,
  recordSecondFactorOfSessions,
  separateSearchedPhones,
  forgetBlockReasons,
  keyNames,
};
