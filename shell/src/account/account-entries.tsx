import { shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';

/** Pages of the account; each is shown only if it is deployed. */
const pages = [
  { key: 'profile', to: '/user/profile' },
  { key: 'changePassword', to: '/user/change-password' },
  { key: 'orders', to: '/user/purchase' },
  { key: 'notifications', to: '/user/notification' },
] as const;

/** Pages of the account and sign-out, in a list that styles its links and buttons. */
export function AccountEntries({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const pageInfo = usePageInfo();
  const signOut = () => {
    onClose();
    void shellApi().session.signOut();
  };
  return (
    <>
      {pages
        .filter(({ to }) => isRouteDeployed(pageInfo, to))
        .map(({ key, to }) => (
          <li key={key}>
            <Link to={to} onClick={onClose}>
              {t(key)}
            </Link>
          </li>
        ))}
      <li>
        <button type="button" onClick={signOut}>
          {t('signOut')}
        </button>
      </li>
    </>
  );
}
