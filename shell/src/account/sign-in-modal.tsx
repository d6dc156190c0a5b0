import type { ErrorCode } from '@gvg/contracts/errors';
import type { SignInMode } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { useState } from 'react';
import type { SecondFactorChallenge } from '../overlays/overlay-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { viewOfChallenge, viewOfMode } from './account-view.ts';
import type { AccountView } from './account-view.ts';
import { failureText } from './failure-text.ts';
import { ModalFrame } from './modal-frame.tsx';

export interface SignInModalProps {
  mode: SignInMode;
  /** Challenge of a sign-in that started elsewhere and continues here. */
  challenge?: SecondFactorChallenge;
  error?: ErrorCode;
  onClose: () => void;
}

/** The authentication modal (specification §2): sign-in, sign-up and forgotten password. */
export function SignInModal({ mode, challenge, error, onClose }: SignInModalProps) {
  const { t, i18n } = useTranslation('account');
  const [view, setView] = useState<AccountView>(() => {
    if (challenge !== undefined) return viewOfChallenge(challenge);
    return error === undefined ? viewOfMode(mode) : { type: 'login', error: failureText(i18n, error) };
  });
  return (
    <ModalFrame title={t(view.type)} step={view.type} onClose={onClose}>
      <AccountPanel view={view} onView={setView} onDone={onClose} />
    </ModalFrame>
  );
}
