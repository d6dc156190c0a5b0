import { useQuery } from '@gvg/query';
import { Note } from '@gvg/ui';
import { useAccountTexts } from '../../../texts/account-texts.ts';
import { secondFactorQuery } from '../api/second-factor.ts';

/** Number of remaining recovery codes. Renders nothing until it is known. */
export function RecoveryCodesLeft() {
  const { t } = useAccountTexts();
  const { data } = useQuery(secondFactorQuery);
  return data === undefined ? null : <Note>{t('secondFactor.codesLeft', { left: data.recoveryCodesLeft })}</Note>;
}
