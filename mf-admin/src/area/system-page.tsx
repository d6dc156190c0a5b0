import { useSession } from '@gvg/browser-kit';
import { ButtonLink, EmptyState } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { PageHead } from './page-head.tsx';

export function useIsSystemAdmin(): boolean {
  const session = useSession();
  return session.status === 'user' && session.user.roles.includes('SYSTEM_ADMIN');
}

/** Page for SYSTEM_ADMIN only. Other staff members, whose menu does not link it, see an explanation. */
export function SystemPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useStaffTexts();
  if (useIsSystemAdmin()) return children;
  return (
    <>
      <PageHead title={title} />
      <EmptyState title={t('area.systemPage')} text={t('area.systemPageText')}>
        <ButtonLink to="/admin/dashboard">{t('area.toDashboard')}</ButtonLink>
      </EmptyState>
    </>
  );
}
