import { shellApi } from '@gvg/browser-kit';
import { FormError, FormField, useUnsavedChangesGuard } from '@gvg/browser-kit/forms';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { countryName, useLowestPrices } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Link, navigateAfterLayers, useNavigate, useSearchParams } from '@gvg/router';
import { Button, Plus, from, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { PersonLink } from '../../../components/person-link.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { cartSettingsQuery } from '../../quotes/api/quotes.ts';
import { userQuery } from '../../users/api/users.ts';
import { useQuoteForCustomer } from '../api/new-quote.ts';
import { draftedLines, emptyLine, newLinesOf, wrongNewFields } from '../new-quote-draft.ts';
import type { NewLineDraft } from '../new-quote-draft.ts';
import { AnswerSums } from './answer-sums.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { NewLine } from './new-line.tsx';

const Columns = styled('form')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const More = styled('div')({ padding: '0 16px 14px' });

/** Page of a quote for a customer who writes or calls: the customer first, then goods and prices. */
export function NewQuoteView() {
  const { t } = useStaffTexts();
  const [parameters, setParameters] = useSearchParams();
  const user = parameters.get('user') ?? undefined;
  const { data: customer } = useQuery({ ...userQuery(user ?? ''), enabled: user !== undefined });
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/quotes">{t('quotes.title')} /</Link> {t('newQuote.title')}
          </>
        }
      >
        {user !== undefined && (
          <>
            <PersonLink id={user} user={customer} />
            <TextButton onClick={() => setParameters({}, { replace: true })}>{t('newQuote.otherCustomer')}</TextButton>
          </>
        )}
      </PageHead>
      {user === undefined ? (
        <CustomerChoice onChoose={(chosen) => setParameters({ user: chosen })} />
      ) : (
        <NewQuoteForm key={user} user={user} />
      )}
    </>
  );
}

function NewQuoteForm({ user }: { user: string }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const { data: settings } = useQuery(cartSettingsQuery);
  const navigate = useNavigate();
  const id = useId();
  const [drafts, setDrafts] = useState<NewLineDraft[]>([emptyLine(`${id}1`)]);
  const [added, setAdded] = useState(1);
  const [country, setCountry] = useState('');
  const [note, setNote] = useState('');
  const [isDirty, setDirty] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [sentQuote, setSentQuote] = useState<string>();
  /** One key per form, so that sending it twice creates one quote. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  useUnsavedChangesGuard(isDirty);
  const send = useQuoteForCustomer((quote) => {
    setDirty(false);
    shellApi().toast({ kind: 'success', text: t('quote.sent') });
    setSentQuote(quote._id);
  });
  // Waits until leaving the page needs no confirmation.
  useEffect(() => {
    if (sentQuote !== undefined) navigateAfterLayers(() => void navigate(`/admin/quotes/${sentQuote}`));
  }, [sentQuote, navigate]);
  const countries = Object.keys(useLowestPrices())
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const incomplete = drafts.filter((draft) => wrongNewFields(draft).length > 0).length;
  const feePercent = settings?.feePercent ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const lines = newLinesOf(drafts);
    if (lines === undefined || country === '' || send.isPending) return;
    send.mutate({ user, country, lines, note: note.trim(), idempotencyKey });
  };
  return (
    <Columns noValidate onSubmit={submit}>
      <Stack>
        <StaffCard title={t('quote.lines')} isUrgent>
          {drafts.map((draft, index) => (
            <NewLine
              key={draft.line}
              number={index + 1}
              draft={draft}
              feePercent={feePercent}
              showsErrors={wasSent}
              onChange={(change) => {
                setDirty(true);
                setDrafts((all) => all.map((each) => (each.line === draft.line ? { ...each, ...change } : each)));
              }}
              onRemove={
                drafts.length === 1
                  ? undefined
                  : () => setDrafts((all) => all.filter(({ line }) => line !== draft.line))
              }
            />
          ))}
          {drafts.length < cartLimits.linesOfOrder && (
            <More>
              <Button
                variant="outlined"
                onClick={() => {
                  setAdded(added + 1);
                  setDrafts((all) => [...all, emptyLine(`${id}${added + 1}`)]);
                }}
              >
                <Plus size={16} aria-hidden />
                {t('newQuote.addLine')}
              </Button>
            </More>
          )}
        </StaffCard>
      </Stack>
      <Stack>
        <StaffCard title={t('newQuote.where')}>
          <CardContent>
            <FormField
              label={t('newQuote.country')}
              error={wasSent && country === '' ? t('newQuote.wrong.country') : undefined}
            >
              {(control) => (
                <select
                  {...control}
                  value={country}
                  onChange={({ currentTarget: { value } }) => {
                    setDirty(true);
                    setCountry(value);
                  }}
                >
                  <option value="">{t('newQuote.chooseCountry')}</option>
                  {countries.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </FormField>
            <TextInput
              label={t('quote.messageLabel')}
              value={note}
              onChange={(text) => {
                setDirty(true);
                setNote(text);
              }}
              maxLength={2_000}
              rows={3}
            />
          </CardContent>
        </StaffCard>
        <AnswerSums quote={{ country, lines: draftedLines(drafts) }} drafts={drafts} feePercent={feePercent} />
        <FormError
          message={
            wasSent && incomplete > 0
              ? t('quote.incomplete', { count: incomplete })
              : send.error === null
                ? undefined
                : tError(send.error.code)
          }
        />
        <Button type="submit" wide disabled={send.isPending}>
          {t('newQuote.submit')}
        </Button>
      </Stack>
    </Columns>
  );
}
