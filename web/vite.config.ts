import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { gameData } from './plugins/game_data.ts';
import { notices } from './plugins/notices.ts';
import { precompress } from './plugins/precompress.ts';
import { switchWordsPlugin } from './plugins/switch_words.ts';

const server = process.env.CELLMATES_SERVER ?? 'http://127.0.0.1:8025';

/** `--mode site`: a page for plain file servers, in whatever folder, with the engine beside it. */
const isSite = (mode: string) => mode === 'site';

export default defineConfig(({ mode }) => ({
  base: isSite(mode) ? './' : '/',
  plugins: [
    ...[gameData(), switchWordsPlugin(), svelte(), notices()],
    ...(isSite(mode) ? [] : [precompress()]),
  ],
  worker: { format: 'es', plugins: () => [gameData()] },
  build: {
    outDir: isSite(mode) ? '../build/site' : '../src/cellmates/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content policy knows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A slow machine is no reason for a page of advice.
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      // What several parts of the page need comes in two files, not in thirty small ones.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, minShareCount: 2 },
            { name: 'common', test: /src\/(shell|words|link)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
}));
