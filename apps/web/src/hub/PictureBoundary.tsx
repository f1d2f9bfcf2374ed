// A picture that cannot be drawn gives way to another one: nothing else on the page depends on it.

import { Component, type ReactNode } from 'react';

interface Props {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

export class PictureBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
