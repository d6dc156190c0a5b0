import type { DeliveryStatus } from '@gvg/contracts/notify/mail-templates';
import { Tag } from '@gvg/ui';
import type { TagTone } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const tones: Record<DeliveryStatus, TagTone> = { WAITING: 'gold', SENT: 'soft', FAILED: 'clay', DROPPED: 'plain' };

export function DeliveryStatusTag({ status }: { status: DeliveryStatus }) {
  const { t } = useStaffTexts();
  return <Tag tone={tones[status]}>{t(`mails.status.${status}`)}</Tag>;
}
