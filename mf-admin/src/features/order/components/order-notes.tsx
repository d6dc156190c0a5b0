import { FormError, FormField } from '@gvg/browser-kit/forms';
import { useSession } from '@gvg/browser-kit';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { useTranslation } from '@gvg/i18n';
import { Button, color, fontSize, styled } from '@gvg/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { PersonName } from '../../../components/person-name.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useColleagues } from '../../users/api/colleagues.ts';
import { useOrderWrite } from '../api/order.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& small': { display: 'block', color: color.muted, fontSize: fontSize.small },
});
const Form = styled('form')({ display: 'grid', gap: 8 });

/** Internal notes, oldest first, and a form for a new one, which can notify a colleague. */
export function OrderNotes({ order: { code, work } }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const session = useSession();
  const others = useColleagues().filter(({ _id }) => session.status !== 'user' || session.user.id !== _id);
  const [text, setText] = useState('');
  const [colleague, setColleague] = useState('');
  const write = useOrderWrite('addOrderNote', () => {
    setText('');
    setColleague('');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || write.isPending) return;
    const mentions = colleague === '' ? [] : [colleague];
    write.mutate({ params: { id: code }, body: { text: text.trim(), mentions } });
  };
  const notes = work?.notes ?? [];
  return (
    <>
      {notes.length > 0 && (
        <List aria-label={t('order.work.notes')}>
          {notes.map(({ _id, text: note, mentions, by, at }) => (
            <li key={_id}>
              <small>
                <PersonName id={by} /> · {formatDayTime(new Date(at), locale)}
                {mentions.map((id) => (
                  <span key={id}>
                    {' '}
                    → <PersonName id={id} />
                  </span>
                ))}
              </small>
              {note}
            </li>
          ))}
        </List>
      )}
      <Form noValidate onSubmit={submit}>
        <TextInput label={t('order.work.note')} value={text} onChange={setText} maxLength={2_000} rows={2} />
        {text !== '' && others.length > 0 && (
          <FormField label={t('order.work.notify')}>
            {(control) => (
              <select {...control} value={colleague} onChange={({ currentTarget: { value } }) => setColleague(value)}>
                <option value="">{t('order.work.nobody')}</option>
                {others.map(({ _id, displayName }) => (
                  <option key={_id} value={_id}>
                    {displayName}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        )}
        <FormError message={write.error === null ? undefined : tError(write.error.code)} />
        <div>
          <Button type="submit" variant="outlined" disabled={write.isPending || text.trim() === ''}>
            {t('order.work.addNote')}
          </Button>
        </div>
      </Form>
    </>
  );
}
