import { useData } from '@gvg/browser-kit';
import { Note } from '@gvg/ui';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { secondFactorAddress } from '../../account/api/addresses.ts';

/** How many recovery codes are left; nothing until that is known. */
export function RecoveryCodesLeft() {
  const { t } = useAccountTexts();
  const { data } = useData(secondFactorAddress);
  return data === undefined ? null : <Note>{t('secondFactor.codesLeft', { left: data.recoveryCodesLeft })}</Note>;
}
