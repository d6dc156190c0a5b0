import type { QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { Panel, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
});
const Initials = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.pill,
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontSize: fontSize.small,
  fontWeight: fontWeight.heading,
});
const Words = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: fontWeight.strong },
  '& time': { color: color.muted, fontSize: fontSize.small },
  '& p': { whiteSpace: 'pre-line' },
});

/** Who answered, when, and what they say. */
export function AnswerNote({ version: { answeredBy, answeredAt, note } }: { version: QuoteVersion }) {
  const { t, locale } = useOrderTexts();
  const { day, time } = formatMoment(answeredAt, locale);
  return (
    <Frame>
      <Initials aria-hidden>{answeredBy.trim().slice(0, 2).toUpperCase()}</Initials>
      <Words>
        <b>{t('quote.answeredBy', { name: answeredBy })}</b>{' '}
        <time dateTime={answeredAt}>
          {day}, {time}
        </time>
        {note !== '' && <p>{note}</p>}
      </Words>
    </Frame>
  );
}
