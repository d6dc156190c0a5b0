import { useSession } from '@gvg/browser-kit';
import { Suspense } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { accountPart } from '../../account/account-part.ts';
import { CustomerArea } from '../../account/components/customer-area.tsx';
import { usePreload } from '../../account/use-preload.ts';

const Content = accountPart(() =>
  import(/* webpackChunkName: "account-profile" */ './profile-content.tsx').then(
    ({ ProfileContent }) => ProfileContent,
  ),
);
const Joined = accountPart(() =>
  import(/* webpackChunkName: "account-profile" */ './joined-note.tsx').then(({ JoinedNote }) => JoinedNote),
);

/** /user/profile */
export function ProfileView() {
  const { t } = useTexts();
  const session = useSession();
  usePreload(Content);
  const note = session.status === 'user' && (
    <Suspense>
      <Joined />
    </Suspense>
  );
  return (
    <CustomerArea title={t('customer.profile')} note={note}>
      <Content />
    </CustomerArea>
  );
}
