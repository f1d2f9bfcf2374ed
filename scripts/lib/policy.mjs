// What the built app may do, for the page itself (a meta tag, wherever it is served from) and for the server's headers:
// its own scripts, styles and workers, no other address, no frame around it.

import { createHash } from 'node:crypto';

const inline = /<script>([\s\S]*?)<\/script>/g;

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one style element that a library puts into the page, letter by letter as it does. */
const PRESSABLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/** The policy for a page with these inline scripts. A meta tag cannot say who may frame it; the header can. */
export const policyFor = (html, isHeader = true) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...[...html.matchAll(inline)].map(([, script]) => hashOf(script))].join(' '),
    // Places on the board are set by script, property by property, which needs no leave.
    `style-src 'self' ${hashOf(PRESSABLE)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...(isHeader ? ["frame-ancestors 'none'"] : []),
  ].join('; ');

/** Headers of every answer. */
export const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
