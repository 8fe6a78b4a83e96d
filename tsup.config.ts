import { defineConfig } from 'tsup'

// One entry per subpath of the exports map in package.json.
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'cards/index': 'src/cards/index.ts',
    'cards/ogn': 'src/cards/ogn/index.ts',
    'cards/ogs': 'src/cards/ogs/index.ts',
    'cards/sfd': 'src/cards/sfd/index.ts',
    'cards/unl': 'src/cards/unl/index.ts',
    'cards/ven': 'src/cards/ven/index.ts',
    'cards/rad': 'src/cards/rad/index.ts',
    decks: 'src/decks/index.ts',
    language: 'src/language/index.ts',
    sim: 'src/sim/index.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: ['node20', 'es2022'],
  dts: true,
  // Subpaths share chunks, in CJS too: code that two of them bundle would exist twice at run time.
  splitting: true,
  treeshake: true,
  minify: false,
  clean: true,
  // Bundlers for browsers recognise Node's modules by this prefix.
  removeNodeProtocol: false,
})
