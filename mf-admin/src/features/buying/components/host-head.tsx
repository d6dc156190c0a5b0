import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { color, fontWeight, styled } from '@gvg/ui';
import { ExternalLink } from '@gvg/ui/later-icons';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Way = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.jade,
  fontWeight: fontWeight.strong,
});

/** Source of the rows below, with a link. */
export function HostHead({ row: { host, line } }: { row: PurchaseRow }) {
  const { t } = useStaffTexts();
  if (host === undefined || line.url === undefined || !URL.canParse(line.url)) return <>{t('buying.noHost')}</>;
  return (
    <Way href={new URL(line.url).origin} target="_blank" rel="noreferrer noopener">
      {host}
      <ExternalLink size={14} aria-hidden />
    </Way>
  );
}
