import { RequireUser } from '@gvg/browser-kit/session';
import { PageColumn, PageTitle, from, styled } from '@gvg/ui';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { CustomerNavigation } from './customer-navigation.tsx';
import { CustomerSkeleton } from './customer-skeleton.tsx';

const Column = styled(PageColumn)({ paddingBlock: '20px 64px', [from.desktop]: { paddingTop: 28 } });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 14px',
  marginBottom: 16,
});
const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [from.desktop]: { gridTemplateColumns: '212px minmax(0, 1fr)', gap: 24, alignItems: 'start' },
});

export interface CustomerAreaProps {
  title: string;
  /** Next to the title, for the signed-in person. */
  note?: ReactNode;
  /** Rendered only for the signed-in person. May suspend. */
  children: ReactNode;
}

/** A page of the customer area. Servers render the same for everyone: title, navigation and a skeleton. */
export function CustomerArea({ title, note, children }: CustomerAreaProps) {
  const skeleton = <CustomerSkeleton />;
  return (
    <Column>
      <Head>
        <PageTitle>{title}</PageTitle>
        {note}
      </Head>
      <Frame>
        <CustomerNavigation />
        <RequireUser skeleton={skeleton}>{() => <Suspense fallback={skeleton}>{children}</Suspense>}</RequireUser>
      </Frame>
    </Column>
  );
}
