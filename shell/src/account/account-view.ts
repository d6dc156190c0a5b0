import type { SignInMode } from '@gvg/contracts/composition/shell-api';
import type { SecondFactorChallenge } from '../overlays/overlay-store.ts';

/** A view of the authentication modal; its title is the text with the name of `type`. */
export type AccountView =
  /** `error`: why the previous sign-in failed. */
  | { type: 'login'; error?: string | undefined }
  | { type: 'register' }
  | { type: 'forgot' }
  | { type: 'secondFactor'; challenge: string }
  | { type: 'setUp'; challenge: string }
  | { type: 'recoveryCodes'; codes: readonly string[] };

export interface ViewProps {
  onView: (view: AccountView) => void;
  /** Called when sign-in is complete and the last view is closed. */
  onDone: () => void;
}

export const viewOfMode = (mode: SignInMode): AccountView => ({ type: mode });

export const viewOfChallenge = ({ challenge, mustSetUp }: SecondFactorChallenge): AccountView => ({
  type: mustSetUp ? 'setUp' : 'secondFactor',
  challenge,
});
