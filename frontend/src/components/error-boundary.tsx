import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of what broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks inside it, or whose code does not arrive, from taking the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
