import { countryName } from '@gvg/customer-ui';
import type { Address } from '@gvg/contracts/identity/http/user-schema';
import type { UserSummary } from '@gvg/contracts/identity/http/user-schema';
import { Note, Tag, color, fontWeight, from, styled } from '@gvg/ui';
import { CopyText } from '../../../components/copy-text.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useLook } from '../api/users.ts';
import type { Refusal } from '../can-manage.ts';
import { LookButton } from './look-button.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Place = styled('li')({
  overflowWrap: 'anywhere',
  '& b': { marginInlineEnd: 8, fontWeight: fontWeight.heading },
  '& address': { fontStyle: 'normal' },
  '& small': { display: 'block', color: color.muted },
});

const lineOf = ({ line, city, region, postcode }: Address) =>
  [line, city, region, postcode].filter((part) => part !== '').join(', ');

/** Phone number and addresses of a user. */
export function AddressesCard({ user, refusal }: { user: UserSummary; refusal: Refusal | undefined }) {
  const { t, locale } = useStaffTexts();
  const look = useLook('lookAtAddresses');
  const { data } = look;
  const content = () => {
    if (refusal !== undefined) return <Note>{t(`users.refusal.${refusal}`)}</Note>;
    if (data === undefined)
      return (
        <LookButton
          label={t('users.lookAddresses')}
          isPending={look.isPending}
          error={look.error}
          onLook={() => look.mutate(user._id)}
        />
      );
    return (
      <>
        {data.phone !== null && (
          <div>
            {t('users.ownPhone', { phone: data.phone })} <CopyText text={data.phone} name={t('users.copyPhone')} />
          </div>
        )}
        {data.docs.length === 0 && <Note>{t('users.noAddresses')}</Note>}
        <List>
          {data.docs.map((address, index) => (
            <Place key={index}>
              <b>{address.fullName}</b>
              {address.isDefault && <Tag tone="soft">{t('users.defaultAddress')}</Tag>}
              <address>{lineOf(address)}</address>
              <small>
                {countryName(address.country, locale)} · {address.phone}
              </small>
            </Place>
          ))}
        </List>
      </>
    );
  };
  return (
    <StaffCard
      title={t('users.addresses')}
      head={data && <span>{t('users.addressCount', { count: data.docs.length })}</span>}
    >
      <CardContent>{content()}</CardContent>
    </StaffCard>
  );
}
