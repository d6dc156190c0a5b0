import { applyHead, privateHead } from '@gvg/browser-kit';
import { PageColumn, Panel, SkeletonBox, VisuallyHidden, from, rem, styled } from '@gvg/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from '@gvg/i18n';

const Column = styled(PageColumn)({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 24,
  paddingBlock: '32px 56px',
  minHeight: rem(560),
});
const Box = styled(Panel)({
  display: 'grid',
  gap: 16,
  width: '100%',
  maxWidth: rem(440),
  '& > h1:focus': { outline: 'none' },
  [from.tablet]: { padding: '28px 32px' },
});
/** The buttons below the text of a page. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 });

const Placeholder = styled('div')({ display: 'grid', gap: 16, minHeight: rem(320), alignContent: 'start' });

export interface PageFrameProps {
  /** Of the document. */
  title: string;
  /** Above the panel. */
  before?: ReactNode;
  children: ReactNode;
}

/** A page of the shell: one panel in the middle. It is private: search engines ignore it. */
export function PageFrame({ title, before, children }: PageFrameProps) {
  useEffect(() => {
    // The server's head is complete, and its title is not announced.
    if (document.title !== title) applyHead(privateHead(title));
  }, [title]);
  return (
    <Column>
      {before}
      <Box>{children}</Box>
    </Column>
  );
}

/** Shown until the session or the state of a link is known. */
export function PanelPlaceholder() {
  const { t } = useTranslation('ui');
  return (
    <Placeholder>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <SkeletonBox sx={{ height: 28, width: '60%' }} />
      <SkeletonBox sx={{ height: 44 }} />
      <SkeletonBox sx={{ height: 44 }} />
      <SkeletonBox sx={{ height: 52 }} />
    </Placeholder>
  );
}
