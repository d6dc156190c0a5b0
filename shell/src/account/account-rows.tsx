import { shellApi } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { styled } from '@gvg/ui';
import { rowStyles } from '../menu/row-styles.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { accountEntries } from './account-entries.ts';

const Row = styled(Link)(rowStyles);
const Action = styled('button')(rowStyles);

/** The account in the menu on phones. */
export function AccountRows({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const signOut = () => {
    onClose();
    void shellApi().session.signOut();
  };
  return (
    <>
      {accountEntries(usePageInfo()).map(({ key, to }) => (
        <li key={key}>
          <Row to={to} onClick={onClose}>
            {t(key)}
          </Row>
        </li>
      ))}
      <li>
        <Action type="button" onClick={signOut}>
          {t('signOut')}
        </Action>
      </li>
    </>
  );
}
