import { ErrorBoundary } from '@gvg/browser-kit';
import type { WidgetName, WidgetProps } from '@gvg/browser-kit';
import { Suspense, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { usePageInfo } from '../page/page-info.tsx';
import type { PageInfo } from '../page/page-info.tsx';
import { WidgetCacheContext } from './widget-cache.ts';

/** Returns the deployed remote that exposes a widget. */
export const remoteOfWidget = ({ remotes }: PageInfo, name: WidgetName) =>
  remotes.find(({ widgets }) => widgets.includes(name));

export interface RemoteWidgetProps<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
  /** Rendered while the widget loads. */
  fallback?: ReactNode;
  /** Rendered instead of a widget that cannot be loaded or that threw; `retry` loads it again. */
  failed?: (retry: () => void) => ReactNode;
}

/** Returns a function that loads a widget in advance. */
export function usePreloadWidget(name: WidgetName): () => void {
  const remote = remoteOfWidget(usePageInfo(), name);
  const widgets = useContext(WidgetCacheContext);
  return () => remote && widgets.preload(remote, name);
}

/**
 * A component of a remote in the shell's tree, loaded when it is first rendered; the page is unaffected if it fails. Renders nothing if no
 * remote exposes it.
 */
export function RemoteWidget<Name extends WidgetName>({ name, props, fallback, failed }: RemoteWidgetProps<Name>) {
  const remote = remoteOfWidget(usePageInfo(), name);
  const widgets = useContext(WidgetCacheContext);
  const [attempt, setAttempt] = useState(0);
  if (remote === undefined) return null;
  const Widget = widgets.get(remote, name);
  return (
    <ErrorBoundary
      key={attempt}
      onFail={() => widgets.discard(remote, name)}
      failed={failed?.(() => setAttempt(attempt + 1))}
    >
      <Suspense fallback={fallback}>
        <Widget {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
