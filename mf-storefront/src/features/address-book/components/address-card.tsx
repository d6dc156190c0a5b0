import type { StoredAddress } from '@gvg/customer-ui/address-book';
import { formatAddress } from '@gvg/addresses/format-address';
import { displayPhone } from '@gvg/addresses/phones';
import { countryName } from '@gvg/customer-ui';
import { Note, Tag, color, fontWeight, radius, styled, tabularFigures } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useAccountTexts } from '../../../texts/account-texts.ts';

const Frame = styled('li')({
  padding: '4px 16px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflowWrap: 'anywhere',
  '&[data-default]': { borderColor: color.jade, backgroundColor: color.jadeSoft },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  '& > b': { fontWeight: fontWeight.strong },
});
const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', columnGap: 16, marginInlineStart: 'auto' });
const Phone = styled(Note)({ ...tabularFigures, marginTop: 4 });

export interface AddressCardProps {
  address: StoredAddress;
  onEdit: () => void;
  onMakeDefault: () => void;
}

/** One address in its country's format. */
export function AddressCard({ address, onEdit, onMakeDefault }: AddressCardProps) {
  const { t, locale } = useAccountTexts();
  const { fullName: name, country, phone, isDefault } = address;
  const lines = formatAddress(address, countryName(country, locale)).slice(1);
  return (
    <Frame data-default={isDefault ? '' : undefined}>
      <Head>
        <b>{name}</b>
        {isDefault && <Tag>{t('addresses.default')}</Tag>}
        <Actions>
          {!isDefault && (
            <TextButton aria-label={t('addresses.setDefaultLabel', { name })} onClick={onMakeDefault}>
              {t('addresses.setDefault')}
            </TextButton>
          )}
          <TextButton aria-haspopup="dialog" aria-label={t('addresses.editLabel', { name })} onClick={onEdit}>
            {t('addresses.edit')}
          </TextButton>
        </Actions>
      </Head>
      <div>{lines.join(', ')}</div>
      <Phone>{displayPhone(phone, country)}</Phone>
    </Frame>
  );
}
