import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the crashed part. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary: a crash inside it, or code that fails to load, does not break the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
