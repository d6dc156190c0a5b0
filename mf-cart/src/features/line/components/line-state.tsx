import { countryName, useDestination } from '@gvg/customer-ui';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { localize } from '@gvg/contracts/values/locale';
import type { LocalizedText } from '@gvg/contracts/values/locale';
import { Link } from '@gvg/router';
import { Button, Tag, color, fontSize, fontWeight, styled } from '@gvg/ui';
import type { TagTone } from '@gvg/ui';
import type { ReactNode } from 'react';
import { WarningText } from '../../../components/warning-text.tsx';
import { formatMoment } from '../../../texts/format.ts';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { describeLine } from '../describe-line.ts';
import { PriceQuestion } from './price-question.tsx';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  color: color.ink,
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
});
const Small = styled(Button)({
  minHeight: 36,
  padding: '4px 14px',
  fontSize: fontSize.small,
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
});

export interface LineStateProps {
  line: CartLine;
  amount: number;
  refusal?: { code: string; reason: LocalizedText } | undefined;
  onAmount: (amount: number) => void;
  onRemove: () => void;
  onAskQuote: () => void;
}

function Pill({ tone, label, children }: { tone: TagTone; label: string; children?: ReactNode }) {
  return (
    <Line>
      <Tag tone={tone}>{label}</Tag>
      {children}
    </Line>
  );
}

/** Returns the remaining whole hours, at least 0. */
const hoursUntil = (instant: string) => Math.max(0, Math.floor((Date.parse(instant) - Date.now()) / 3_600_000));

function Warning({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Line>
      <WarningText>{text}</WarningText>
      {children}
    </Line>
  );
}

/** A sentence about a line's pending step, with the customer's actions. Renders nothing for a line that is ready. */
export function LineState({ line, amount, refusal, onAmount, onRemove, onAskQuote }: LineStateProps) {
  const { t, locale } = useCartTexts();
  const destination = useDestination();
  const { name } = describeLine(line, locale);
  const { state, quote } = line;
  const ask = (label: string) => (
    <Small variant="outlined" aria-haspopup="dialog" aria-label={t('line.askName', { name })} onClick={onAskQuote}>
      {label}
    </Small>
  );
  const toQuote = (label: string) => quote && <Link to={`/user/purchase/quote/${quote._id}`}>{label}</Link>;
  if (refusal !== undefined) {
    const reason = refusal.code === 'GOODS_TYPE_NOT_TAKEN' ? t('line.notTaken') : localize(refusal.reason, locale);
    return (
      <Warning
        text={t('line.refused', { country: destination === undefined ? '' : countryName(destination, locale), reason })}
      />
    );
  }
  switch (state) {
    case 'PRICE_CHANGED':
      return line.type === 'IN_SYSTEM' ? <PriceQuestion line={line} onRemove={onRemove} /> : null;
    case 'NOT_ENOUGH_STOCK': {
      const stock = line.type === 'IN_SYSTEM' ? line.current.stock : 0;
      if (stock === 0) return <Warning text={t('line.soldOut')} />;
      return (
        <Warning text={t('line.notEnough', { amount, stock })}>
          <Small onClick={() => onAmount(stock)}>{t('line.takeRest', { stock })}</Small>
        </Warning>
      );
    }
    case 'NOT_AVAILABLE':
      return <Warning text={t('line.notAvailable')} />;
    case 'NEEDS_QUOTE':
      return (
        <Pill tone="gold" label={t('line.needsQuote')}>
          {ask(t('line.ask'))}
        </Pill>
      );
    case 'QUOTE_REQUESTED':
      return (
        <Pill tone="gold" label={t('line.requested')}>
          <span>{t('line.requestedText')}</span>
          {toQuote(t('line.seeQuote'))}
        </Pill>
      );
    case 'QUOTE_ANSWERED':
      return (
        <Pill tone="gold" label={t('line.answered')}>
          {toQuote(t('line.decide'))}
        </Pill>
      );
    case 'QUOTED':
      return (
        <Pill tone="soft" label={t('line.quoted')}>
          {quote?.expiresAt !== undefined && (
            <span>
              {t('line.heldUntil', { ...formatMoment(quote.expiresAt, locale), count: hoursUntil(quote.expiresAt) })}
            </span>
          )}
        </Pill>
      );
    case 'QUOTE_REFUSED':
      return (
        <Warning
          text={quote?.refusal === undefined ? t('line.quoteRefused') : `${t('line.quoteRefused')}: ${quote.refusal}`}
        >
          {ask(t('line.askAgain'))}
        </Warning>
      );
    case 'QUOTE_EXPIRED':
      return (
        <Pill tone="gold" label={t('line.quoteExpired')}>
          <span>{t('line.quoteExpiredText')}</span>
          {ask(t('line.askAgain'))}
        </Pill>
      );
    case 'READY':
      return line.type === 'IN_SYSTEM' && amount >= line.current.stock ? (
        <Line role="status">{t('line.stockLimit', { count: line.current.stock })}</Line>
      ) : null;
  }
}
