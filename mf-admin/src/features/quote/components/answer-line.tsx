import { FormField } from '@gvg/browser-kit/forms';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import type { CartLine, QuotedLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { Package, Picture, color, fontSize, fontWeight, from, radius, rem, styled } from '@gvg/ui';
import { ViewSwitch } from '../../../components/view-switch.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { nameOfLine, pictureOfLine } from '../../quotes/line-facts.ts';
import { wrongFields } from '../answer-draft.ts';
import type { DraftField, LineDraft } from '../answer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { SubstitutesField } from './substitutes-field.tsx';

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: '14px 16px',
  '& + &': { borderTop: `1px solid ${color.line}` },
  [from.desktop]: { gridTemplateColumns: `minmax(0, ${rem(230)}) minmax(0, 1fr)` },
});
const About = styled('div')({
  display: 'flex',
  gap: 12,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.muted,
  fontSize: fontSize.small,
  '& b': { display: 'block', color: color.ink, fontSize: fontSize.note, fontWeight: fontWeight.heading },
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
  '& > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: rem(52),
    height: rem(52),
    overflow: 'hidden',
    borderRadius: radius.input,
    backgroundColor: color.rice,
  },
});
const Answer = styled('div')({ display: 'grid', gap: 10, alignContent: 'start', minWidth: 0 });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  color: color.muted,
});
const Reasons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': {
    minHeight: rem(34),
    padding: '4px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    backgroundColor: color.card,
    color: color.ink,
    fontSize: fontSize.small,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
  },
});

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
const reasons = ['FLIGHT', 'COUNTRY', 'SOLD_OUT'] as const;

function Asked({ line, picture }: { line: CartLine; picture: string | undefined }) {
  const { t, locale } = useStaffTexts();
  const outside = line.type === 'WITHOUT_SYSTEM' ? line : undefined;
  return (
    <About>
      <span aria-hidden>
        {picture === undefined ? <Package size={20} /> : <Picture src={picture} alt="" sizes="52px" widest={80} />}
      </span>
      <div>
        <b>
          {line.amount} × {nameOfLine(line, locale)}
        </b>
        {outside?.url === undefined ? (
          t(outside ? 'quote.noLink' : 'quote.ownProduct')
        ) : (
          <a href={outside.url} target="_blank" rel="noreferrer noopener">
            {hostOf(outside.url)}
          </a>
        )}
        {outside && outside.note !== '' && <div>{t('quote.customerSays', { note: outside.note })}</div>}
        {outside?.expectedPrice !== undefined && (
          <div>{t('quote.hopesFor', { price: formatMoney(outside.expectedPrice) })}</div>
        )}
      </div>
    </About>
  );
}

export interface AnswerLineProps {
  line: CartLine;
  draft: LineDraft;
  /** Last answer for this line. */
  before: QuotedLine | undefined;
  feePercent: number | undefined;
  isReadOnly: boolean;
  showsErrors: boolean;
  onChange: (change: Partial<LineDraft>) => void;
}

/** Line of a quote: an offer with price, fee and weight, or a refusal with its reason. */
export function AnswerLine({
  line,
  draft,
  before,
  feePercent = 0,
  isReadOnly,
  showsErrors,
  onChange,
}: AnswerLineProps) {
  const { t, locale } = useStaffTexts();
  const shownAt = useSignedAddress();
  const picture = pictureOfLine(line);
  const wrong = showsErrors ? wrongFields(draft) : [];
  const errorOf = (field: DraftField) => (wrong.includes(field) ? t(`quote.wrong.${field}`) : undefined);
  return (
    <Frame aria-label={nameOfLine(line, locale)}>
      <Asked line={line} picture={picture === undefined ? undefined : shownAt(picture)} />
      <Answer>
        <Head>
          <ViewSwitch role="group" aria-label={t('quote.kind')}>
            {[false, true].map((isRefused) => (
              <button
                key={String(isRefused)}
                type="button"
                disabled={isReadOnly}
                aria-pressed={draft.isRefused === isRefused}
                onClick={() => onChange({ isRefused })}
              >
                {t(isRefused ? 'quote.refuse' : 'quote.offer')}
              </button>
            ))}
          </ViewSwitch>
          {before?.price !== undefined && <span>{t('quote.before', { price: formatMoney(before.price) })}</span>}
        </Head>
        {draft.isRefused ? (
          <>
            {!isReadOnly && (
              <Reasons>
                {reasons.map((reason) => (
                  <button
                    key={reason}
                    type="button"
                    onClick={() => onChange({ refusal: t(`quote.reasonText.${reason}`) })}
                  >
                    {t(`quote.reason.${reason}`)}
                  </button>
                ))}
              </Reasons>
            )}
            <FormField label={t('quote.refusal')} hint={t('quote.refusalHint')} error={errorOf('refusal')}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={500}
                  readOnly={isReadOnly}
                  value={draft.refusal}
                  onChange={({ currentTarget }) => onChange({ refusal: currentTarget.value })}
                />
              )}
            </FormField>
            <SubstitutesField
              chosen={draft.substitutes}
              isReadOnly={isReadOnly}
              onChange={(substitutes) => onChange({ substitutes })}
            />
          </>
        ) : (
          <OfferFields
            amount={line.amount}
            draft={draft}
            feePercent={feePercent}
            isReadOnly={isReadOnly}
            errorOf={errorOf}
            onChange={onChange}
          />
        )}
      </Answer>
    </Frame>
  );
}
