import { formatAddress } from '@gvg/addresses/format-address';
import { displayPhone } from '@gvg/addresses/phones';
import { countryName } from '@gvg/browser-kit';
import type { Recipient } from '@gvg/contracts/cart/http/order-schema';
import { Note, fontWeight, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Frame = styled('div')({ overflowWrap: 'anywhere', '& > b': { fontWeight: fontWeight.strong } });
const Phone = styled(Note)({ ...tabularFigures, marginTop: 4 });

/** Who receives a parcel and where, as the country writes it. Browser only: the country's name is the browser's. */
export function AddressBlock({ recipient }: { recipient: Recipient }) {
  const { locale } = useTexts();
  const { fullName, country, phone } = recipient;
  return (
    <Frame>
      <b>{fullName}</b>
      <div>{formatAddress(recipient, countryName(country, locale)).slice(1).join(', ')}</div>
      <Phone>{displayPhone(phone, country)}</Phone>
    </Frame>
  );
}
