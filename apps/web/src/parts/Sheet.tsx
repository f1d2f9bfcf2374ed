// A sheet over the screen: a title, what it says, and one key that closes it and stays in sight.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Key } from './Key.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly isWide?: boolean;
  /** As wide as the window: for a drawing. */
  readonly isFull?: boolean;
  /** What the closing key says. */
  readonly close?: string;
  readonly children: ReactNode;
  onClose(): void;
}

export const Sheet = ({ isOpen, isWide = false, isFull = false, close = 'Close', children, onClose }: SheetProps) => {
  useEscape(isOpen, onClose);
  return (
    <ModalOverlay className="veil" isDismissable isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal className={`sheet2 ${isFull ? 'sheet2--full' : isWide ? 'sheet2--wide' : ''}`}>
        <Dialog className="sheetin">
          {children}
          <div className="keys sheetfoot">
            <Key onClick={onClose}>{close}</Key>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The dialog hears Escape only once the focus is inside it, which takes a moment: a key pressed before is not lost, and
 *  neither is the focus of what opened the sheet. */
const useEscape = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    };
  }, [isOpen]);
};

export const SheetTitle = ({ children }: { children: ReactNode }) => (
  <Heading slot="title" className="sheettitle">
    {children}
  </Heading>
);
