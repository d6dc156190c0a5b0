import { ErrorBoundary } from '@gvg/browser-kit';
import { documentIds } from '@gvg/contracts/composition/document';
import { layoutAt } from '@gvg/contracts/composition/route-owner';
import { useTranslation } from '@gvg/i18n';
import { useLocation } from '@gvg/router';
import { PageColumn, color, fontSize, radius, styled, tapTarget, zIndex } from '@gvg/ui';
import { useEffect } from 'react';
import { OverlayHost } from '../../src/overlays/overlay-host.tsx';
import { usePageInfo } from '../../src/page/page-info.tsx';
import type { StandInState } from '../stand-in-state.ts';
import { StandInBar } from './stand-in-bar.tsx';
import { standInNamespace } from './load-texts.ts';

const Header = styled('header')({ backgroundColor: color.jadeDeep, color: color.onJadeDeep });

/** In the corner, because pages without the shell's header fill the viewport themselves and must not be shifted. */
const Corner = styled('details')({
  position: 'fixed',
  zIndex: zIndex.toasts,
  bottom: 12,
  left: 12,
  maxWidth: 'calc(100vw - 24px)',
  maxHeight: 'calc(100dvh - 24px)',
  overflow: 'auto',
  borderRadius: radius.card,
  backgroundColor: color.jadeDeep,
  color: color.onJadeDeep,
  boxShadow: `0 12px 32px ${color.shade}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: tapTarget,
    paddingInline: 14,
    fontSize: fontSize.small,
    cursor: 'pointer',
  },
});

export interface StandInLayoutProps {
  standIn: StandInState;
  /** Called once the document has its main element. */
  onMount: () => void;
}

/** The main element of a remote with the stand-in shell's own tools and the shell's overlays. */
export function StandInLayout({ standIn, onMount }: StandInLayoutProps) {
  const { t } = useTranslation(standInNamespace);
  const { pathname } = useLocation();
  const { remotes } = usePageInfo();
  useEffect(() => onMount(), [onMount]);
  return (
    <>
      {layoutAt(remotes, pathname) === 'public' ? (
        <Header>
          <PageColumn>
            <StandInBar standIn={standIn} />
          </PageColumn>
        </Header>
      ) : (
        <Corner>
          <summary>{t('title', { remote: standIn.remote })}</summary>
          <StandInBar standIn={standIn} />
        </Corner>
      )}
      <main id={documentIds.content} tabIndex={-1} />
      <div id={documentIds.overlays}>
        <ErrorBoundary>
          <OverlayHost />
        </ErrorBoundary>
      </div>
    </>
  );
}
