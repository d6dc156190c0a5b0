import type { Arrival } from '@gvg/contracts/cart/http/arrivals';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Note, Text } from '@gvg/ui';
import { useState } from 'react';
import { ChoiceCard, ChoiceCards } from '../../../components/choice-card.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormError } from '@gvg/browser-kit/forms';
import { SearchField } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useArrivalWrite } from '../api/arrivals.ts';
import { purchasesQuery } from '../api/purchases.ts';
import { useWritten } from './use-written.ts';

type Choice = Pick<Arrival['suggestions'][number], 'order' | 'code' | 'customer' | 'line'> & { reason: string };

/** Enough to scan by eye. The search finds the rest. */
const shownLines = 10;

/** Assigns an unknown parcel to a suggested line or to one from the search. */
export function AssignArrivalDialog({ arrival, onClose }: { arrival: Arrival; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const { suggestions } = arrival;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(suggestions.length === 1 ? suggestions[0]?.line._id : undefined);
  const [wasSent, setSent] = useState(false);
  const written = useWritten(onClose);
  const write = useArrivalWrite('assignArrival', () => written('ASSIGNED'));
  const lines = useQuery(purchasesQuery({ state: 'ARRIVING', sort: 'deadline', limit: shownLines, search }));
  const found: Choice[] = [
    ...(search === '' ? suggestions : []).map((each) => ({ ...each, reason: t(`buying.match.${each.match}`) })),
    ...(lines.data?.docs ?? []).map(({ order, code, customer, line }) => ({
      ...{ order, code, customer, line },
      reason: [line.purchase?.seller?.carrier, line.purchase?.seller?.tracking ?? line.purchase?.seller?.order]
        .filter((part) => part !== undefined)
        .join(' '),
    })),
  ];
  const choices = [...new Map(found.toReversed().map((choice) => [choice.line._id, choice])).values()].toReversed();
  const choice = choices.find(({ line }) => line._id === chosen);
  const submit = () => {
    setSent(true);
    if (choice === undefined) return;
    write.mutate({ params: { id: arrival._id }, body: { order: choice.order, line: choice.line._id } });
  };
  return (
    <ConfirmDialog
      title={t('buying.assign.title')}
      text={t('buying.assign.text')}
      submit={t('buying.assign.submit')}
      isPending={write.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Enter, which scanners also send, only searches: it must not assign the line that happens to be chosen. */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchField label={t('buying.search')} value={search} onSearch={setSearch} />
      </div>
      <ChoiceCards role="radiogroup" aria-label={t('buying.assign.lines')}>
        {choices.map(({ line, code, customer, reason }) => (
          <ChoiceCard key={line._id}>
            <input type="radio" name="line" checked={line._id === chosen} onChange={() => setChosen(line._id)} />
            <span>
              <b>{localize(line.name, locale)}</b>
              <small>{[code, customer, reason].filter((part) => part !== '').join(' · ')}</small>
            </span>
            <span>× {line.amount}</span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      {lines.isError && <Text role="alert">{t('buying.assign.failed')}</Text>}
      {lines.isSuccess && choices.length === 0 && <Note>{t('buying.assign.none')}</Note>}
      <FormError message={wasSent && choice === undefined ? t('buying.assign.missing') : undefined} />
    </ConfirmDialog>
  );
}
