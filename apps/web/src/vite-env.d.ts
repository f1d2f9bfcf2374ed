/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:catalog' {
  export const facts: readonly import('./games/facts.ts').GameFacts[];
}
declare module 'virtual:plans' {
  export const plans: import('./games/facts.ts').Plans;
}
