import { useSession } from '@gvg/browser-kit';
import { ButtonLink, EmptyState } from '@gvg/ui';
import type { ReactNode } from 'react';
import { useStaffTexts } from '../texts/staff-texts.ts';
import { PageHead } from './page-head.tsx';

export function useIsSystemAdmin(): boolean {
  const session = useSession();
  return session.status === 'user' && session.user.roles.includes('SYSTEM_ADMIN');
}

/** A page of SYSTEM_ADMIN's: others of staff, whose menu has no entry for it, read why its address shows nothing. */
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
