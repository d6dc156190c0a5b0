import { RecoveryCodes } from '@gvg/customer-ui/second-factor';
import { useTranslation } from '@gvg/i18n';
import { Button, Text, color, styled } from '@gvg/ui';
import type { AccountView, ViewProps } from './account-view.ts';
import { CarriedCart } from './carried-cart.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SetUpStep } from './set-up-step.tsx';
import { TermsNote } from './terms-note.tsx';

const Content = styled('div')({ display: 'grid', gap: 16 });
const Lead = styled(Text)({ color: color.muted });

const leads = { login: 'loginText', register: 'registerText', forgot: 'forgotText' } as const;

export interface AccountPanelProps extends ViewProps {
  view: AccountView;
  isStaff?: boolean;
}

/** Sign-in, sign-up, forgotten password and the steps after them, below a heading of the caller. Each view starts with empty fields. */
export function AccountPanel({ view, isStaff = false, ...props }: AccountPanelProps) {
  const { t } = useTranslation('account');
  const content = () => {
    switch (view.type) {
      case 'login':
        return <LoginForm isStaff={isStaff} error={view.error} {...props} />;
      case 'register':
        return <RegisterForm {...props} />;
      case 'forgot':
        return <ForgotForm {...props} />;
      case 'secondFactor':
        return <SecondFactorStep challenge={view.challenge} {...props} />;
      case 'setUp':
        return <SetUpStep challenge={view.challenge} {...props} />;
      case 'recoveryCodes':
        return (
          <>
            <RecoveryCodes codes={view.codes} />
            <Button wide onClick={props.onDone}>
              {t('done')}
            </Button>
          </>
        );
    }
  };
  // Google's button creates an account in either view.
  const isForCustomers = !isStaff && (view.type === 'login' || view.type === 'register');
  return (
    <Content key={view.type}>
      {view.type in leads && (
        <Lead>{t(isStaff && view.type === 'login' ? 'staffOnly' : leads[view.type as keyof typeof leads])}</Lead>
      )}
      {isForCustomers && <CarriedCart />}
      {content()}
      {isForCustomers && <TermsNote />}
    </Content>
  );
}
