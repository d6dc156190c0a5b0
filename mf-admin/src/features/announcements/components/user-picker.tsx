import { useQuery } from '@gvg/query';
import { Note, color, fontSize, fontWeight, radius, rem, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { SearchField } from '../../../table/filter-bar.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { useUsersById, usersQuery } from '../../users/api/users.ts';

const Frame = styled('div')({ display: 'grid', gap: 8 });
const List = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
const Choice = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: rem(48),
  padding: '6px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  backgroundColor: color.card,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
});
const Person = styled('span')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: fontWeight.heading },
  '& small': { color: color.muted, fontSize: fontSize.small },
});
const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 12px',
  borderRadius: radius.input,
  backgroundColor: color.jadeSoft,
  '& > button': { marginInlineStart: 'auto' },
});

export interface UserPickerProps {
  value: string | undefined;
  onChoose: (user: string | undefined) => void;
  error?: string | undefined;
}

/** Finds an account by name, e-mail address or phone number. */
export function UserPicker({ value, onChoose, error }: UserPickerProps) {
  const { t } = useStaffTexts();
  const [search, setSearch] = useState('');
  const chosen = useUsersById(value === undefined ? [] : [value]).get(value ?? '');
  const { data } = useQuery({ ...usersQuery({ search, limit: 5 }), enabled: value === undefined && search !== '' });
  if (value !== undefined)
    return (
      <Chosen>
        <Avatar name={chosen?.displayName ?? ''} picture={chosen?.avatar ?? null} size={32} />
        <Person>
          <b>{chosen?.displayName ?? t('users.unknown', { id: value.slice(-6) })}</b>
          <small>{chosen?.email}</small>
        </Person>
        <TextButton onClick={() => onChoose(undefined)}>{t('announcements.another')}</TextButton>
      </Chosen>
    );
  return (
    <Frame>
      <SearchField label={t('users.search')} value={search} onSearch={setSearch} />
      {error !== undefined && <Note role="alert">{error}</Note>}
      {search !== '' && data?.docs.length === 0 && <Note role="status">{t('users.noMatch')}</Note>}
      {search !== '' && (
        <List>
          {data?.docs.map(({ _id, displayName, email, avatar }) => (
            <li key={_id}>
              <Choice type="button" onClick={() => onChoose(_id)}>
                <Avatar name={displayName} picture={avatar} size={32} />
                <Person>
                  <b>{displayName}</b>
                  <small>{email}</small>
                </Person>
              </Choice>
            </li>
          ))}
        </List>
      )}
    </Frame>
  );
}
