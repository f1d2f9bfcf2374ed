// Small things that lie beside a drawing and make it the card's own: each card without a drawing of its own has a pair
// of them, the left one and the right one, and no two cards of one drawing have the same pair.

import type { ReactNode } from 'react';
import { line, solid, thin, white } from './ink.tsx';

/** Around 0,0, about 50 wide and 60 high, standing on y = 30. */
export const THINGS = {
  door: <path d="M-16 30v-58h32v58zM8 2v4" {...solid} />,
  mug: <path d="M-14 30V2h24v28zM10 8c14 0 14 14 0 14M-8-6c-4-6 4-8 0-14M2-6c-4-6 4-8 0-14" {...white} />,
  palm: (
    <path
      d="M0 30c-2-20 0-34 4-44m0 0c-14-10-26-4-28 4 12-4 20-6 28-4zm0 0c8-14 22-12 26-4-10 0-18 0-26 4z"
      {...solid}
    />
  ),
  passport: <path d="M-16 30v-52h32v52zM-8-2a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM-10 18h20" {...solid} />,
  jar: <path d="M-14 30V-6l5-8h18l5 8v36zM-9-14v-6h18v6M-14 8h28" {...white} />,
  fax: <path d="M-24 30V8h48v22zM-14 8v-26h28V8M-8-10h16M-8-2h16M12 18h6" {...solid} />,
  key: <path d="M-18 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM0 12h26M18 12v8M24 12v6" {...line} />,
  plug: <path d="M-8 30v-14h-8V-4h32v20H8v14M-8-4v-12M8-4v-12" {...solid} />,
  phone: <path d="M-22-8c8-16 36-16 44 0l-8 10-8-6v-6H-6v6l-8 6zM-16 30c0-20 8-26 16-26s16 6 16 26z" {...white} />,
  plant: (
    <path
      d="M-12 30V12h24v18zM0 12c-2-18-16-20-20-18 2 14 12 18 20 18zm0 0c2-22 14-28 20-26 0 18-10 26-20 26z"
      {...solid}
    />
  ),
  clock: <path d="M-20 4a20 20 0 1 0 40 0 20 20 0 1 0-40 0zM0 4v-12M0 4l10 6" {...white} />,
  cake: <path d="M-22 30V8h44v22zM-22 18h44M-10 8V-4M0 8V-4M10 8V-4" {...white} />,
  ladder: <path d="M-10 30v-62M10 30v-62M-10 18h20M-10 4h20M-10-10h20M-10-24h20" {...line} />,
  badge: <path d="M-8-30 0-10 8-30M-16 30V-8h32v38zM-8 4a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM-10 22h20" {...white} />,
  bell: <path d="M-18 18c6-6 2-32 18-32s12 26 18 32zM-4 22a4 4 0 1 0 8 0M0-14v-6" {...solid} />,
  cabinet: <path d="M-18 30v-62h36v62zM-18-12h36M-18 8h36M-4-22h8M-4-2h8M-4 18h8" {...solid} />,
  eye: <path d="M-24 4C-14-14 14-14 24 4 14 20-14 20-24 4zM-7 4a7 7 0 1 0 14 0 7 7 0 1 0-14 0z" {...white} />,
  cable: <path d="M-24 26c20 0 4-40 24-40s0 36 22 36M18 16h10v12h-10z" {...line} />,
  ticket: <path d="M-24 20V-8h48v28zM-8-8v28M0 2h16M0 10h12" {...white} />,
  slide: <path d="M-24 18v-40h48v40zM0 18v12M-16 10V-2M-6 10V-12M4 10V-6M14 10v-20" {...solid} />,
  train: <path d="M-20 24v-40q0-8 8-8h24q8 0 8 8v40zM-14-12h28v14h-28zM-14 24l-6 6M14 24l6 6" {...white} />,
  lanyard: <path d="M-14-30C-14-6 14-6 14-30M0-12v10M-12 26V-2h24v28z" {...line} />,
  pastry: <path d="M-24 20c0-24 48-24 48 0-10-8-16 0-24 0s-14-8-24 0zM-8 2l-4 12M8 2l4 12" {...solid} />,
  window: <path d="M-22 26v-50h44v50zM0-24v50M-22 2h44" {...thin} />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type Thing = keyof typeof THINGS;

/** What a card is about, where a thing says it. */
export const THING_OF: Readonly<Record<string, Thing>> = {
  'payroll-returns': 'cabinet',
  'payroll-finds': 'jar',
  'payroll-rounds': 'pastry',
  postcard: 'palm',
  'approver-back': 'palm',
  'deputy-hurt': 'phone',
  'ciso-has-heard': 'mug',
  'ciso-source': 'eye',
  'ciso-which': 'phone',
  'door-arrives': 'door',
  'fire-inspector': 'ladder',
  'passport-control': 'passport',
  'consulate-calls': 'phone',
  'attachment-found': 'cabinet',
  'attachment-author': 'badge',
  'fax-arrives': 'fax',
  'the-minutes': 'bell',
  brigitte: 'slide',
  'uwe-visits': 'jar',
  'favour-exchange': 'plant',
  'approval-draft': 'ticket',
  'approver-types': 'phone',
  'scope-creep': 'cabinet',
  'lesson-stress': 'mug',
  'lesson-time': 'clock',
  'lesson-influence': 'badge',
  'lesson-paper': 'ticket',
  'lesson-scrutiny': 'eye',
  'lesson-privilege': 'cabinet',
  'lesson-paper-again': 'fax',
  'lesson-scrutiny-again': 'eye',
  'lesson-privilege-again': 'plant',
  'token-lockout': 'key',
  'pen-test-surprise': 'door',
  'shadow-it': 'plant',
  'ciso-asks-why': 'phone',
  'forensic-imaging': 'eye',
  'security-champion': 'lanyard',
  'wrong-queue': 'door',
  'compliance-training': 'ladder',
  'deadline-extended': 'clock',
  'manager-buys-time': 'clock',
  'network-slot-opened': 'cable',
  'lunch-at-desk': 'mug',
  'the-drawer': 'cabinet',
  'friday-afternoon': 'cake',
  'last-train': 'train',
  'access-review': 'badge',
  'who-are-you': 'badge',
  'board-slide': 'slide',
  'town-hall-mention': 'slide',
  'console-unattended': 'mug',
  'cert-expired': 'key',
  'telnet-lives': 'cable',
  'monitoring-green': 'eye',
  'seat-moved': 'window',
  'vendor-dinner': 'pastry',
  'cloud-handoff': 'window',
  'boss-countdown': 'clock',
};
