import { shellApi } from '@gvg/browser-kit';
import { Component, Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface BoundaryProps {
  onFail: () => void;
  children: ReactNode;
}

class DialogBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * A dialog in a chunk of its own. One that cannot be loaded, or that throws, closes with a toast and leaves the page as it is; opened again, it is loaded
 * again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  // React remembers what could not be loaded.
  const create = () => lazy<ComponentType<Props>>(async () => ({ default: await load() }));
  let Content = create();
  return function LazyDialog(props: Props) {
    const [Shown] = useState(() => Content as ComponentType<Props>);
    const close = () => {
      Content = create();
      props.onClose();
      shellApi().toast({ kind: 'error' });
    };
    return (
      <DialogBoundary onFail={close}>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </DialogBoundary>
    );
  };
}
