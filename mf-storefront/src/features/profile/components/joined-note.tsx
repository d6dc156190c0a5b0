import { meQuery } from '@gvg/customer-ui/address-book';
import { useQuery } from '@gvg/query';
import { Text, color, styled } from '@gvg/ui';
import { useAccountTexts } from '../../../texts/account-texts.ts';

const Line = styled(Text)({ color: color.muted });

/** Month in which the account was created. */
export function JoinedNote() {
  const { t } = useAccountTexts();
  const { data } = useQuery(meQuery);
  if (data === undefined) return null;
  const created = new Date(data.createdAt);
  return <Line as="span">{t('joined', { month: created.getMonth() + 1, year: created.getFullYear() })}</Line>;
}
