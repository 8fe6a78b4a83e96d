import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  resolve: {
    // The same names as `paths` in tsconfig.json.
    alias: [
      { find: /^riftbound-engine$/, replacement: `${src}/index.ts` },
      { find: /^riftbound-engine\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // The engine keeps no state of its own, so the files of a worker share one module graph: the cards load once, not once a file.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [['default', { summary: false }]],
  },
})
