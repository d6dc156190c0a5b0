import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import { Tag } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const tones: Record<QuoteStatus, 'plain' | 'soft' | 'gold'> = {
  REQUESTED: 'gold',
  ANSWERED: 'soft',
  ACCEPTED: 'soft',
  DECLINED: 'plain',
  EXPIRED: 'plain',
  WITHDRAWN: 'plain',
};

export function QuoteStatusTag({ status }: { status: QuoteStatus }) {
  const { t } = useStaffTexts();
  return <Tag tone={tones[status]}>{t(`quotes.status.${status}`)}</Tag>;
}
