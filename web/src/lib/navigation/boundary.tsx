// Error boundary of a screen: shows a fallback until the user navigates.
import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** A change of this value resets the boundary. */
  place: unknown;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: unknown;
}

/** React supports error boundaries as classes only. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ place }: Props, state: State): State | null =>
    place === state.place ? null : { failed: false, place };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
