import { AddressDialog } from '@gvg/customer-ui/address-book';
import type { StoredAddress } from '@gvg/customer-ui/address-book';
import { countryName } from '@gvg/customer-ui';
import { maximumAddresses } from '@gvg/contracts/identity/http/user-schema';
import type { User } from '@gvg/contracts/identity/http/user-schema';
import { Plus, Tag, Text, color, columns, fontWeight, radius, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useId, useState } from 'react';
import { AddressBlock } from '../../../components/address-block.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { keyOfAddress } from '../recipients.ts';

const Cards = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: columns(2, 240),
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Card = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  gap: '2px 12px',
  alignItems: 'start',
  padding: '8px 14px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '&:has(:checked)': { borderColor: color.jade, backgroundColor: color.jadeSoft },
  '&:focus-within:has(input:focus-visible)': { boxShadow: `inset 0 0 0 2px ${color.jade}` },
  '& input': { width: 18, height: 18, margin: '13px 0 0', accentColor: color.jade },
  '& label': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 44,
    fontWeight: fontWeight.strong,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  // The whole card is clickable.
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'relative', zIndex: 1 },
  '& > div': { gridColumn: '2 / -1' },
});
const Message = styled(Text)({ marginBottom: 12 });

export interface AddressChoiceProps {
  me: User;
  chosen: StoredAddress | undefined;
  destination: string | undefined;
  onChoose: (address: StoredAddress) => void;
}

/** The addresses of the account, from which the recipient is chosen. A new one is saved into the book. */
export function AddressChoice({ me, chosen, destination, onChoose }: AddressChoiceProps) {
  const { t, locale } = useCartTexts();
  const id = useId();
  const [edited, setEdited] = useState<StoredAddress | 'new'>();
  const { addresses } = me;
  const message =
    addresses.length === 0
      ? t('checkOut.noAddress')
      : chosen === undefined && destination !== undefined
        ? t('checkOut.noAddressThere', { country: countryName(destination, locale) })
        : undefined;
  return (
    <>
      {message !== undefined && <Message role="status">{message}</Message>}
      <Cards aria-label={t('checkOut.recipient')}>
        {addresses.map((address, index) => (
          <Card key={keyOfAddress(address) + String(index)}>
            <input
              id={`${id}-${index}`}
              type="radio"
              name={id}
              checked={chosen !== undefined && keyOfAddress(address) === keyOfAddress(chosen)}
              onChange={() => onChoose(address)}
            />
            <label htmlFor={`${id}-${index}`}>
              {address.fullName}
              {address.isDefault && <Tag>{t('checkOut.default')}</Tag>}
            </label>
            <TextButton
              aria-haspopup="dialog"
              aria-label={t('checkOut.editLabel', { name: address.fullName })}
              onClick={() => setEdited(address)}
            >
              {t('checkOut.edit')}
            </TextButton>
            <AddressBlock address={address} />
          </Card>
        ))}
      </Cards>
      {addresses.length < maximumAddresses && (
        <TextButton aria-haspopup="dialog" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden />
          {t('checkOut.newAddress')}
        </TextButton>
      )}
      {edited !== undefined && (
        <AddressDialog
          me={me}
          {...(edited === 'new' ? {} : { address: edited })}
          onClose={() => setEdited(undefined)}
          onSaved={onChoose}
        />
      )}
    </>
  );
}
