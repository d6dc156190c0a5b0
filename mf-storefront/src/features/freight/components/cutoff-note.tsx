import type { CostCutoff } from '@gvg/contracts/catalogue/http/costs';
import { localize } from '@gvg/contracts/values/locale';
import { Note, color, fontWeight, styled } from '@gvg/ui';
import { formatVietnamTime } from '../../../texts/format.ts';
import { useTexts } from '../../../texts/use-texts.ts';

const Line = styled(Note)({ margin: '6px 12px 0', color: color.ink, '& b': { fontWeight: fontWeight.strong } });

/** Latest time to order for an occasion, in the shop's time zone. Browser only, because it shows only future cutoffs. */
export function CutoffNote({ cutoff: { name, orderBy } }: { cutoff: CostCutoff }) {
  const { t, locale } = useTexts();
  return (
    <Line>
      <b>{localize(name, locale)}</b>: {t('freight.orderBy', formatVietnamTime(orderBy, locale))}
    </Line>
  );
}
