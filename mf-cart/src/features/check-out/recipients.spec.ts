import type { StoredAddress } from '@gvg/customer-ui/address-book';
import { suggestAddress } from './recipients.ts';

const addressIn = (country: string, isDefault = false): StoredAddress => ({
  fullName: 'Hà',
  phone: '+819012345678',
  country,
  region: '',
  city: '',
  line: 'Namba 2',
  postcode: '',
  isDefault,
});
const [berlin, osaka, tokyo] = [addressIn('DE', true), addressIn('JP'), addressIn('JP', true)];

it.each([
  ['the default one of the destination', [berlin, osaka, tokyo], 'JP', tokyo],
  ['any of the destination', [berlin, osaka], 'JP', osaka],
  ['none of another country', [berlin], 'JP', undefined],
  ['the default one without a destination', [osaka, berlin], undefined, berlin],
  ['nothing of an empty book', [], 'JP', undefined],
])('suggests %s', (_case, addresses, destination, suggested) => {
  expect(suggestAddress(addresses, destination)).toBe(suggested);
});
