// The web app's build: React, the glyph sheet inline, the catalog's facts as data, and offline by service worker.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { policyFor } from '../../scripts/lib/policy.mjs';
import { catalogFacts } from './build/catalogFacts.ts';
import { licences } from './build/licences.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `url(#…)` and `<use>` need the glyphs in the page itself. */
const glyphs = (): Plugin => ({
  name: 'interlock-glyphs',
  transformIndexHtml: (html) =>
    html.replace('<!-- glyphs -->', readFileSync(at('src/glyphs.svg'), 'utf8').replace(/<!--.*?-->\s*/s, '')),
});

/** The page carries its policy itself, for whoever serves the folder without our headers. */
const policy = (): Plugin => ({
  name: 'interlock-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<meta charset="utf-8" />',
        `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policyFor(html, false)}" />`,
      ),
  },
});

const others = licences(at('.'), at('../../docs/dependencies.md'));

export default defineConfig({
  root: at('.'),
  plugins: [
    react(),
    glyphs(),
    policy(),
    catalogFacts(at('./')),
    others.collect(),
    others.write(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png'],
      manifest: {
        name: 'Interlock',
        short_name: 'Interlock',
        description: 'Five deterministic games about machines that fail.',
        theme_color: '#0b1110',
        background_color: '#0b1110',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        navigateFallbackDenylist: [/^\/licences\.html$/],
        // Pictures of the guides are fetched when a guide is read.
        globIgnores: ['assets/*.png'],
        navigateFallback: '/index.html',
        cleanupOutdatedCaches: true,
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [others.collect()] },
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 800 },
});
