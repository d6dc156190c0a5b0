import type { QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import { color, fontSize, fontWeight, radius, styled, tapTarget } from '@gvg/ui';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: radius.card,
  backgroundColor: color.line,
  '& > button': {
    minHeight: tapTarget,
    padding: '6px 14px',
    border: 0,
    borderRadius: radius.input,
    backgroundColor: 'transparent',
    color: color.ink,
    fontSize: fontSize.note,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
  '& > button[aria-pressed="true"]': { backgroundColor: color.card },
});

export interface VersionChoiceProps {
  versions: readonly QuoteVersion[];
  /** Number of the shown version. */
  chosen: number;
  onChoose: (version: number) => void;
}

/** Selects an answer of staff. Only the latest is valid. */
export function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  const { t, locale } = useOrderTexts();
  return (
    <Row role="group" aria-label={t('quote.versions')}>
      {versions.map(({ version, answeredAt }) => (
        <button key={version} type="button" aria-pressed={version === chosen} onClick={() => onChoose(version)}>
          {t('quote.version', { number: version, day: formatMoment(answeredAt, locale).day })}
        </button>
      ))}
    </Row>
  );
}
