import { expect, it } from 'vitest'

import { type BuildManifest, candidateFiles } from './candidate-files.ts'

const progress = 'src/web/routes/_candidate/user/progress.tsx?tsr-split=component'
const hire = 'src/web/routes/_staff/hire.tsx?tsr-split=component'
const styleguide = 'src/web/routes/styleguide.tsx?tsr-split=component'
const spanish = 'src/web/i18n/locales/es/messages.po'

const manifest: BuildManifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    css: ['assets/index.css'],
    assets: ['assets/inter.woff2'],
    imports: ['_shared.js'],
    dynamicImports: [progress, hire, styleguide, spanish],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  [progress]: {
    file: 'assets/progress.js',
    imports: ['_cards.js'],
    dynamicImports: ['src/web/features/hire/preview.tsx', 'src/web/features/progress/late.tsx'],
  },
  '_cards.js': { file: 'assets/cards.js', css: ['assets/cards.css'] },
  'src/web/features/progress/late.tsx': { file: 'assets/late.js' },
  'src/web/features/hire/preview.tsx': { file: 'assets/preview.js' },
  [hire]: { file: 'assets/hire.js', imports: ['_table.js'], css: ['assets/hire.css'] },
  '_table.js': { file: 'assets/table.js' },
  [styleguide]: { file: 'assets/styleguide.js' },
  [spanish]: { file: 'assets/messages-es.js' },
}

it('I12 lists every candidate chunk with what it imports, at any depth', () => {
  expect([...candidateFiles(manifest)].toSorted()).toEqual([
    'assets/cards.css',
    'assets/cards.js',
    'assets/index.css',
    'assets/index.js',
    'assets/inter.woff2',
    'assets/late.js',
    'assets/messages-es.js',
    'assets/progress.js',
    'assets/shared.js',
  ])
})

it('follows no import of a staff screen, and survives imports that lead nowhere', () => {
  const files = candidateFiles({
    ...manifest,
    '_cards.js': { file: 'a.js', imports: ['_gone.js'] },
  })
  expect([...files].filter((file) => /hire|table|preview|styleguide/.test(file))).toEqual([])
})

it('refuses a build without an entry, which would leave the phone empty', () => {
  expect(() => candidateFiles({ '_shared.js': { file: 'assets/shared.js' } })).toThrow('no entry')
})
