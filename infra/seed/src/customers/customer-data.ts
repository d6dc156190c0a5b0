import type { BodyFor } from '@gvg/contracts/definitions/endpoint';
import type { updateMe } from '@gvg/contracts/identity/http/account';

/** Publicly known. The demo never runs under PRODUCTION. */
export const demoPassword = 'MuaHo2024';

type DemoAddress = NonNullable<BodyFor<typeof updateMe>['addresses']>[number];

export interface DemoCustomer {
  displayName: string;
  email: string;
  address: DemoAddress;
}

/** The first customer has examples of every feature, the others fill the lists of staff. */
export const demoCustomers = {
  lan: {
    displayName: 'Nguyễn Thị Lan',
    email: 'lan@goodsviet.example',
    address: {
      fullName: 'Nguyễn Thị Lan',
      phone: '+818012345678',
      country: 'JP',
      region: 'Tokyo',
      city: '',
      line: 'Shinjuku-ku, Nishi-Shinjuku 2-8-1, Sakura Heights 402',
      postcode: '160-0023',
      isDefault: true,
    },
  },
  minh: {
    displayName: 'Trần Quang Minh',
    email: 'minh@goodsviet.example',
    address: {
      fullName: 'Trần Quang Minh',
      phone: '+4915112345678',
      country: 'DE',
      region: '',
      city: 'Berlin',
      line: 'Herzbergstraße 128',
      postcode: '10365',
      isDefault: true,
    },
  },
  hoa: {
    displayName: 'Lê Mỹ Hoa',
    email: 'hoa@goodsviet.example',
    address: {
      fullName: 'Lê Mỹ Hoa',
      phone: '+17148935555',
      country: 'US',
      region: 'California',
      city: 'Westminster',
      line: '9200 Bolsa Ave, Suite 118',
      postcode: '92683',
      isDefault: true,
    },
  },
  david: {
    displayName: 'David Nguyễn',
    email: 'david@goodsviet.example',
    address: {
      fullName: 'David Nguyễn',
      phone: '+61412345678',
      country: 'AU',
      region: 'New South Wales',
      city: 'Cabramatta',
      line: '12 John Street',
      postcode: '2166',
      isDefault: true,
    },
  },
  thu: {
    displayName: 'Phạm Anh Thư',
    email: 'thu@goodsviet.example',
    address: {
      fullName: 'Phạm Anh Thư',
      phone: '+886912345678',
      country: 'TW',
      region: 'Taipei City',
      city: 'Daan District',
      line: '50 Heping East Road Section 1, 3F',
      postcode: '106',
      isDefault: true,
    },
  },
} as const satisfies Record<string, DemoCustomer>;
