import { CardColumn, CustomerColumns, SideColumn } from '../../account/components/customer-columns.tsx';
import { Me } from '../../account/components/me.tsx';
import { AddressBook } from '../../address-book/components/address-book.tsx';
import { CloseAccount } from '../../security/components/close-account.tsx';
import { SecondFactor } from '../../security/components/second-factor.tsx';
import { Sessions } from '../../security/components/sessions.tsx';
import { PersonalData } from './personal-data.tsx';

export function ProfileContent() {
  return (
    <Me>
      {(me) => (
        <CustomerColumns>
          <CardColumn>
            <PersonalData me={me} />
            <AddressBook me={me} />
          </CardColumn>
          <SideColumn>
            <SecondFactor me={me} />
            <Sessions />
            <CloseAccount />
          </SideColumn>
        </CustomerColumns>
      )}
    </Me>
  );
}
