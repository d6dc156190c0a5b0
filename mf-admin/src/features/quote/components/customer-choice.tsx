import { useQuery } from '@gvg/query';
import { Button, Note, color, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { SearchField } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { usersQuery } from '../../users/api/users.ts';
import { CreateCustomerDialog } from '../../users/components/create-customer-dialog.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'grid',
    justifyItems: 'start',
    width: '100%',
    minHeight: rem(48),
    padding: '6px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: 8,
    backgroundColor: color.card,
    color: color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& small': { color: color.muted },
});

const shown = 6;

/** Finds the customer by name, e-mail address or phone number, or creates an account. */
export function CustomerChoice({ onChoose }: { onChoose: (user: string) => void }) {
  const { t } = useStaffTexts();
  const [search, setSearch] = useState('');
  const [isCreating, setCreating] = useState(false);
  const { data } = useQuery({ ...usersQuery({ search, limit: shown }), enabled: search !== '' });
  const found = search === '' ? [] : (data?.docs ?? []);
  return (
    <StaffCard title={t('newQuote.customer')} isUrgent>
      <CardContent>
        <SearchField label={t('newQuote.search')} value={search} onSearch={setSearch} />
        <List>
          {found.map(({ _id, displayName, email }) => (
            <li key={_id}>
              <button type="button" onClick={() => onChoose(_id)}>
                {displayName}
                <small>{email}</small>
              </button>
            </li>
          ))}
        </List>
        {search !== '' && data !== undefined && found.length === 0 && <Note>{t('newQuote.noCustomer')}</Note>}
        <div>
          <Button variant="outlined" onClick={() => setCreating(true)}>
            {t('newQuote.newCustomer')}
          </Button>
        </div>
      </CardContent>
      {isCreating && <CreateCustomerDialog onClose={() => setCreating(false)} onCreated={({ _id }) => onChoose(_id)} />}
    </StaffCard>
  );
}
