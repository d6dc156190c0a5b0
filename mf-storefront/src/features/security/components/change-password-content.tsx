import { CardColumn, CustomerColumns, SideColumn } from '../../account/components/customer-columns.tsx';
import { Me } from '../../account/components/me.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** Security of the account: password, second factor and signed-in browsers. */
export function ChangePasswordContent() {
  return (
    <Me>
      {(me) => (
        <CustomerColumns>
          <CardColumn>
            <PasswordForm me={me} />
          </CardColumn>
          <SideColumn>
            <SecondFactor me={me} />
            <Sessions />
          </SideColumn>
        </CustomerColumns>
      )}
    </Me>
  );
}
