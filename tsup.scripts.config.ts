import { defineConfig } from 'tsup'

// The scripts whose speed is measured run bundled: the names that tsx keeps on every function cost time in hot code.
export default defineConfig({
  entry: { sim: 'scripts/sim.ts', bench: 'scripts/bench.ts' },
  outDir: '.scripts',
  format: 'esm',
  target: 'node20',
  splitting: true,
  removeNodeProtocol: false,
  skipNodeModulesBundle: true,
  // Two scripts may be started at the same time; neither may delete the other's files.
  clean: false,
})
