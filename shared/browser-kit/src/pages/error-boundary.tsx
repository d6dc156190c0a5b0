import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  onFail?: () => void;
  /** Shown instead of children that threw. Default: nothing. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Contains a part of the page that may throw, or whose code may not load. The rest of the page is unaffected. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
