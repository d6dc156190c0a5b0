import { formatAddress } from '@gvg/addresses/format-address';
import { displayPhone } from '@gvg/addresses/phones';
import { countryName } from '@gvg/customer-ui';
import type { Recipient } from '@gvg/contracts/cart/http/order-schema';
import { Note, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Lines = styled('div')({ overflowWrap: 'anywhere' });
/** A postcode or a house's number, which its hyphen would break. */
const Whole = styled('span')({ whiteSpace: 'nowrap' });
const hyphenated = /(\d+(?:-\d+)+)/;
const Phone = styled(Note)({ ...tabularFigures, marginTop: 4 });

/** Where a parcel goes, as the recipient's country writes addresses; without the name. Browser only, where names of countries are known. */
export function AddressBlock({ address }: { address: Recipient }) {
  const { locale } = useTexts();
  const { country, phone } = address;
  return (
    <Lines>
      {formatAddress(address, countryName(country, locale))
        .slice(1)
        .join(', ')
        .split(hyphenated)
        .map((part, index) => (index % 2 === 1 ? <Whole key={index}>{part}</Whole> : part))}
      <Phone>{displayPhone(phone, country)}</Phone>
    </Lines>
  );
}
