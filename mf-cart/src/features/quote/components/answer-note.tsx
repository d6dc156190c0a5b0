import { shellApi } from '@gvg/browser-kit';
import type { QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { Button, Panel, below, color, fontSize, fontWeight, radius, styled } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  [below.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > button': { gridColumn: 2, justifySelf: 'start', marginLeft: -16 },
  },
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

/** Author, time and note of the answer, with a button to ask in the chat. */
export function AnswerNote({
  quote,
  version: { answeredBy, answeredAt, note },
}: {
  /** Id of the quote. */
  quote: string;
  version: QuoteVersion;
}) {
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
      <Button variant="quiet" onClick={() => shellApi().openChat({ card: { kind: 'QUOTE', quote } })}>
        {t('quote.openChat')}
      </Button>
    </Frame>
  );
}
