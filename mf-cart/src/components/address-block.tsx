import { formatAddress } from '@gvg/addresses/format-address';
import { displayPhone } from '@gvg/addresses/phones';
import { countryName } from '@gvg/customer-ui';
import type { Recipient } from '@gvg/contracts/cart/http/order-schema';
import { Note, styled, tabularFigures } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

const Lines = styled('div')({ overflowWrap: 'anywhere' });
/** A postcode or a house number, which must not break at its hyphen. */
const Whole = styled('span')({ whiteSpace: 'nowrap' });
const hyphenated = /(\d+(?:-\d+)+)/;
const Phone = styled(Note)({ ...tabularFigures, marginTop: 4 });

/** Recipient's address in the country's format, without the name. Browser only, because it needs names of countries. */
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
