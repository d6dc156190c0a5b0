import { shellApi } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Note, PanelTitle, Text, color, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useId } from 'react';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useAnswerLinePrice } from '../api/orders.ts';
import type { AskedLine } from '../order-facts.ts';
import { AnswerBy, Answers, QuestionFrame } from './question.tsx';

const Prices = styled('p')({
  ...tabularFigures,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  '& b': { color: color.clay, fontWeight: fontWeight.heading },
  '& s': { color: color.muted },
});

/** Asks the customer to accept or decline a raised price of a line, with the consequences for payment. */
export function PriceQuestion({ order, line }: { order: Order; line: AskedLine }) {
  const { t, locale } = useOrderTexts();
  const id = useId();
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
  const name = localize(line.name, locale);
  const answer = (accept: boolean) =>
    answering.mutate({
      params: { id: order.code, line: line._id },
      body: { accept, price: askedPrice.price },
    });
  return (
    <QuestionFrame as="section" aria-labelledby={id}>
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
      <AnswerBy until={askedPrice.until} />
      <Answers
        accept={t('order.asked.accept', { price })}
        decline={t('order.asked.decline')}
        confirmation={{
          title: t('order.asked.declineTitle', { name }),
          text: t('order.asked.declineText', { back: formatMoney(line.price * amount + fee) }),
        }}
        isPending={answering.isPending}
        onAnswer={answer}
      />
    </QuestionFrame>
  );
}
