import { useParams } from '@gvg/router';
import { ButtonLink, EmptyState, Note, Panel, Tag, Text, color, fontWeight, styled } from '@gvg/ui';
import { Hourglass } from '@gvg/ui/later-icons';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { MainColumn, OrderColumns, SideColumn } from '../../order/components/order-columns.ts';
import { OrderSkeleton } from '../../order/components/order-skeleton.tsx';
import { countOffers, orderOf, quoteStateOf } from '../quote-facts.ts';
import { quoteStepOf } from '../quote-step.ts';
import { useNow } from '../use-now.ts';
import { useQuote } from '../use-quote.ts';
import { AnswerNote } from './answer-note.tsx';
import { Countdown } from './countdown.tsx';
import { QuoteDecision } from './quote-decision.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { VersionChoice } from './version-choice.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
const Step = styled('div')({ flex: '1 1 320px', display: 'grid', justifyItems: 'start', gap: 8 });
const Sentence = styled(Text)({ fontWeight: fontWeight.strong });
const Old = styled(Note)({ color: color.clay });

/** Precise enough for the last minutes of a quote, which are shown in minutes. */
const tickMs = 15_000;

/** Announces once that an answer has arrived while the page was open. */
function useNewAnswer(versions: number | undefined): boolean {
  const first = useRef(versions);
  useEffect(() => {
    first.current ??= versions;
  });
  return versions !== undefined && first.current !== undefined && versions > first.current;
}

/** A quote of the signed-in person: its latest version, or a selected earlier one. */
export function QuoteContent() {
  const { t, locale } = useOrderTexts();
  const { t: tShop } = useTexts();
  const { id = '' } = useParams();
  const now = useNow(tickMs);
  const { data: quote, error, isLoadingError, refetch } = useQuote(id);
  const hasNewAnswer = useNewAnswer(quote?.versions.length);
  const [chosen, setChosen] = useState<number>();
  if (isLoadingError && (error.code === 'QUOTE_NOT_FOUND' || error.code === 'INVALID_PAYLOAD'))
    return (
      <Panel>
        <EmptyState icon={<Hourglass size={32} aria-hidden />} title={t('quote.missing')} text={t('quote.missingText')}>
          <ButtonLink to="/user/purchase">{tShop('shop.myOrders')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  if (isLoadingError) return <LoadError error={error} retry={() => void refetch()} />;
  if (quote === undefined) return <OrderSkeleton />;
  const state = quoteStateOf(quote, now);
  const { expiresAt, versions } = quote;
  const latest = versions.at(-1);
  const isOpen =
    (state === 'ANSWERED' || (state === 'ACCEPTED' && orderOf(quote) === undefined)) &&
    latest !== undefined &&
    countOffers(latest).offered > 0;
  const heldUntil = isOpen && expiresAt !== undefined && new Date(expiresAt) > now ? expiresAt : undefined;
  const step = quoteStepOf(quote, locale, { now, isDeadlineBeside: heldUntil !== undefined });
  const shown = versions.find(({ version }) => version === chosen) ?? latest;
  const isLatest = shown === latest;
  return (
    <OrderColumns>
      <MainColumn>
        <Head>
          <Step>
            <Tag tone={state === 'ANSWERED' ? 'gold' : 'soft'}>{t(`quote.status.${state}`)}</Tag>
            <div role="status">
              {hasNewAnswer && <Note>{t('quote.newAnswer')}</Note>}
              <Sentence>{t(`quote.nextStep.${step.key}`, step.values)}</Sentence>
            </div>
          </Step>
          {versions.length > 1 && shown && (
            <VersionChoice versions={versions} chosen={shown.version} onChoose={setChosen} />
          )}
        </Head>
        {heldUntil !== undefined && <Countdown until={heldUntil} now={now} />}
        {!isLatest && <Old role="status">{t('quote.oldVersion')}</Old>}
      </MainColumn>
      <MainColumn>
        <QuoteLines quote={quote} version={shown} />
        {shown && (shown.note !== '' || shown.answeredBy !== '') && <AnswerNote quote={quote._id} version={shown} />}
      </MainColumn>
      {/* On phones below the lines, so that their prices are read before the decision. */}
      <SideColumn>
        <QuoteDecision quote={quote} state={state} />
      </SideColumn>
    </OrderColumns>
  );
}
