import { ErrorBoundary, laterComponent, shellApi } from '@gvg/browser-kit';
import type { ComponentType } from 'react';

/**
 * A dialog in its own chunk. If it cannot be loaded, or throws, it closes with a toast and the page stays unchanged. It is loaded again
 * when opened again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Content = laterComponent(load);
  return function LazyDialog(props: Props) {
    const close = () => {
      props.onClose();
      shellApi().toast({ kind: 'error' });
    };
    return (
      <ErrorBoundary onFail={close}>
        <Content {...props} />
      </ErrorBoundary>
    );
  };
}
