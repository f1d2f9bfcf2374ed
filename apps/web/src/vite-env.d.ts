/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:catalog' {
  export const facts: readonly import('./games/facts.ts').GameFacts[];
}
