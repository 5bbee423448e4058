// Catches what a screen throws and shows something else, until one goes elsewhere.
import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** Another value means another screen, which gets its own chance. */
  place: unknown;
  children: ReactNode;
}

interface State {
  failed: boolean;
  place: unknown;
}

/** React has error boundaries as classes only. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, place: this.props.place };

  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ place }: Props, state: State): State | null =>
    place === state.place ? null : { failed: false, place };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
