// A sheet over the screen: a title, what it says, and one key that closes it and stays in sight.

import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Key } from './Key.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly isWide?: boolean;
  /** What the closing key says. */
  readonly close?: string;
  readonly children: ReactNode;
  onClose(): void;
}

export const Sheet = ({ isOpen, isWide = false, close = 'Close', children, onClose }: SheetProps) => (
  <ModalOverlay className="veil" isDismissable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Modal className={`sheet2 ${isWide ? 'sheet2--wide' : ''}`}>
      <Dialog className="sheetin">
        {children}
        <div className="keys sheetfoot">
          <Key onClick={onClose}>{close}</Key>
        </div>
      </Dialog>
    </Modal>
  </ModalOverlay>
);

export const SheetTitle = ({ children }: { children: ReactNode }) => (
  <Heading slot="title" className="sheettitle">
    {children}
  </Heading>
);
