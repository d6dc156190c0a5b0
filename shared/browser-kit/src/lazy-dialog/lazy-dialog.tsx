import { ErrorBoundary, laterComponent, shellApi } from '@gvg/browser-kit';
import type { ComponentType } from 'react';

/**
 * A dialog in a chunk of its own. One that cannot be loaded, or that throws, closes with a toast and leaves the page as it is; opened again, it is loaded
 * again.
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
