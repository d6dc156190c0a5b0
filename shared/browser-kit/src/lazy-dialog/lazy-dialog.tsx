import { laterComponent, shellApi } from '@gvg/browser-kit';
import { Component } from 'react';
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
      <DialogBoundary onFail={close}>
        <Content {...props} />
      </DialogBoundary>
    );
  };
}
