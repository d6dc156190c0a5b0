import { laterComponent, useSession } from '@gvg/browser-kit';
import { sendToSignIn, useIsStaff } from '@gvg/browser-kit/session';
import { localePath } from '@gvg/contracts/values/locale';
import { StaffSidebar } from '@gvg/staff-ui';
import { SkeletonBox, styled } from '@gvg/ui';
import { Suspense, use, useEffect } from 'react';
import { prepareStaffTexts } from '../../../texts/staff-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';

/** The area's sidebar is next to the page, which has no header (specification §2). */
const Area = styled('div')({ display: 'flex', '& > :last-child': { flex: 1, minWidth: 0 } });
const Placeholder = styled('div')({ display: 'grid', gap: 16, height: '100dvh', padding: 24, alignContent: 'start' });

const placeholder = (
  <Placeholder aria-busy="true">
    {[40, 70, 60, 75, 50].map((width) => (
      <SkeletonBox key={width} sx={{ height: 24, width: `${width}%` }} />
    ))}
  </Placeholder>
);
const StaffChat = laterComponent<{ me: string }>(
  () => import(/* webpackChunkName: "staff-chat" */ './staff-chat.tsx').then((module) => module.StaffChat),
  placeholder,
);

/** Staff's side after its texts have loaded. */
function PreparedChat({ me }: { me: string }) {
  use(prepareStaffTexts());
  return <StaffChat me={me} />;
}

const skeleton = (
  <Area>
    <StaffSidebar />
    {placeholder}
  </Area>
);

/** All conversations, for staff. Others are sent to sign in (specification §6). */
export function MessagesPage() {
  const session = useSession();
  const { locale } = useTexts();
  const isOfStaff = useIsStaff();
  const isRefused = session.status !== 'starting' && !isOfStaff;
  useEffect(() => {
    if (isRefused) sendToSignIn(localePath(locale, '/admin/messages') + location.search);
  }, [isRefused, locale]);
  if (session.status !== 'user' || isRefused) return skeleton;
  return (
    <Area>
      <StaffSidebar user={session.user} />
      <Suspense fallback={placeholder}>
        <PreparedChat key={session.user.id} me={session.user.id} />
      </Suspense>
    </Area>
  );
}
