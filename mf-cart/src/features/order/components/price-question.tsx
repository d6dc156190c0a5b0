import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Button, Note, Panel, PanelTitle, Text, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { Hourglass } from '@gvg/ui/later-icons';
import { useId, useState } from 'react';
import { formatMoment } from '../../../texts/format.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { ConfirmDialog } from '../../quote/components/confirm-dialog.tsx';
import { timeLeft } from '../../quote/time-left.ts';
import { useNow } from '../../quote/use-now.ts';
import { useAnswerLinePrice } from '../api/orders.ts';
import type { AskedLine } from '../order-facts.ts';

/** Minutes are the smallest part of the time that is left. */
const tickMs = 30_000;

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBottom: 16,
  borderColor: color.gold,
  overflowWrap: 'anywhere',
});
const Prices = styled('p')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  '& b': { color: color.clay, fontWeight: fontWeight.heading },
  '& s': { color: color.muted },
});
const Deadline = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  margin: 0,
  padding: '10px 14px',
  borderRadius: radius.input,
  backgroundColor: color.goldSoft,
  color: color.ink,
  '& b': { ...tabularFigures, fontWeight: fontWeight.heading },
});
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Asks the customer whether a line is bought at its dearer price, and says what either answer means for the money. */
export function PriceQuestion({ order, line }: { order: Order; line: AskedLine }) {
  const { t, locale } = useOrderTexts();
  const id = useId();
  const now = useNow(tickMs);
  const [isDeclining, setDeclining] = useState(false);
  const answering = useAnswerLinePrice({
    onAnswered: (isAccepted) =>
      shellApi().toast({ kind: 'success', text: t(isAccepted ? 'order.asked.accepted' : 'order.asked.declined') }),
    onError({ code }) {
      if (code === 'VERSION_CONFLICT' || code === 'ORDER_STATUS_CONFLICT')
        shellApi().toast({ kind: 'message', text: t('order.asked.changed') });
      else shellApi().showError(code);
    },
  });
  const { askedPrice, amount, fee } = line;
  const price = formatMoney(askedPrice.price);
  const left = timeLeft(askedPrice.until, now);
  const name = localize(line.name, locale);
  const answer = (accept: boolean) =>
    answering.mutate({
      params: { id: order.code, line: line._id },
      body: { accept, price: askedPrice.price },
    });
  return (
    <Frame as="section" aria-labelledby={id}>
      <PanelTitle as="h2" id={id}>
        {t('order.asked.title', { name })}
      </PanelTitle>
      <Prices>
        <span>
          {t('order.asked.price')} <b>{price}</b>
        </span>
        <s>{t('order.asked.quoted', { price: formatMoney(line.price) })}</s>
      </Prices>
      {askedPrice.note !== undefined && <Note>{t('order.asked.note', { note: askedPrice.note })}</Note>}
      <Text>
        {t('order.asked.meaning', {
          more: formatMoney((askedPrice.price - line.price) * amount),
          back: formatMoney(line.price * amount + fee),
        })}
      </Text>
      <Deadline>
        <Hourglass size={18} aria-hidden />
        {t('order.asked.until', { ...formatMoment(askedPrice.until, locale, now) })}
        {left && <b role="timer">{t('quote.left', { time: t(`quote.${left.key}`, left.values) })}</b>}
      </Deadline>
      <Answers>
        <Button disabled={answering.isPending} onClick={() => answer(true)}>
          {t('order.asked.accept', { price })}
        </Button>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          disabled={answering.isPending}
          onClick={() => setDeclining(true)}
        >
          {t('order.asked.decline')}
        </Button>
      </Answers>
      {isDeclining && (
        <ConfirmDialog
          title={t('order.asked.declineTitle', { name })}
          text={t('order.asked.declineText', { back: formatMoney(line.price * amount + fee) })}
          confirmLabel={t('order.asked.decline')}
          onConfirm={() => {
            setDeclining(false);
            answer(false);
          }}
          onClose={() => setDeclining(false)}
        />
      )}
    </Frame>
  );
}
