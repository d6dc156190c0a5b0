import { useTexts } from '../../../texts/use-texts.ts';
import { accountPart } from '../../account/account-part.ts';
import { CustomerArea } from '../../account/components/customer-area.tsx';
import { usePreload } from '../../account/use-preload.ts';

const Content = accountPart(() =>
  import(/* webpackChunkName: "account-password" */ './change-password-content.tsx').then(
    ({ ChangePasswordContent }) => ChangePasswordContent,
  ),
);

/** /user/change-password */
export function ChangePasswordView() {
  const { t } = useTexts();
  usePreload(Content);
  return (
    <CustomerArea title={t('customer.changePassword')}>
      <Content />
    </CustomerArea>
  );
}
