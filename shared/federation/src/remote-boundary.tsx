import { Component, type ReactNode } from 'react';
import { RemoteFailure } from './failure';

interface Props {
  remote: string;
  /** Changing it forgets the failure. */
  resetKey?: string;
  failed: (failure: RemoteFailure, retry: () => void) => ReactNode;
  onFailure?: (failure: RemoteFailure) => void;
  children: ReactNode;
}

/** Keeps what a remote throws while rendering to that remote: fragment, page, then shell. */
export class RemoteBoundary extends Component<Props, { failure: RemoteFailure | null }> {
  override state = { failure: null as RemoteFailure | null };

  static getDerivedStateFromError(thrown: unknown) {
    const failure = thrown instanceof RemoteFailure ? thrown : null;
    return {
      failure:
        failure ?? new RemoteFailure('MFE-108', '', { cause: thrown, detail: thrown instanceof Error ? thrown.message : String(thrown) }),
    };
  }

  override componentDidCatch(thrown: unknown) {
    const { remote, onFailure } = this.props;
    onFailure?.(new RemoteFailure('MFE-108', remote, { cause: thrown, detail: thrown instanceof Error ? thrown.message : String(thrown) }));
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure, () => this.setState({ failure: null })) : this.props.children;
  }
}
