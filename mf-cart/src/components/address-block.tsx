import { formatAddress } from '@gvg/addresses/format-address';
import { displayPhone } from '@gvg/addresses/phones';
import { countryName } from '@gvg/customer-ui';
import type { Recipient } from '@gvg/contracts/cart/http/order-schema';
import { Note, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Lines = styled('div')({ overflowWrap: 'anywhere' });
const Phone = styled(Note)({ ...tabularFigures, marginTop: 4 });

/** Where a parcel goes, as the recipient's country writes addresses; without the name. Browser only, where names of countries are known. */
export function AddressBlock({ address }: { address: Recipient }) {
  const { locale } = useTexts();
  const { country, phone } = address;
  return (
    <Lines>
      {formatAddress(address, countryName(country, locale)).slice(1).join(', ')}
      <Phone>{displayPhone(phone, country)}</Phone>
    </Lines>
  );
}
