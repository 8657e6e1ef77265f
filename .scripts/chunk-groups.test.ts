import { expect, it } from 'vitest'

import { filesOfApp, preloadsOf } from './chunk-groups.mjs'

const needs = ['assets/shell-1a2b.js', 'assets/vendor-3c4d.js']

it.each(['index-1a2b', 'main-1a2b', 'login-1a2b', '_candidate-1a2b', 'assessment-questions-1a2b'])(
  'asks for what it needs together with what is on a candidate’s way: %s',
  (name) => {
    expect(preloadsOf(`assets/${name}.js`, needs)).toEqual(needs)
  },
)

it.each(['hire-1a2b', '_staff-1a2b', 'settings._-1a2b', 'mailbox.index-1a2b', 'mainly-1a2b'])(
  'lets all else ask for its own: %s',
  (name) => {
    expect(preloadsOf(`assets/${name}.js`, needs)).toEqual([])
  },
)

it('finds the files of the app, and what they import, each once', () => {
  const chunk = { type: 'chunk', moduleIds: [] }
  const bundle = {
    'start.js': { ...chunk, fileName: 'start.js', imports: [] },
    'shell.js': {
      type: 'chunk',
      fileName: 'shell.js',
      imports: ['vendor.js', 'start.js'],
      moduleIds: ['/app/src/main.tsx'],
    },
    'vendor.js': { ...chunk, fileName: 'vendor.js', imports: ['runtime.js', 'shell.js'] },
    'runtime.js': { ...chunk, fileName: 'runtime.js', imports: [] },
    'staff.js': { ...chunk, fileName: 'staff.js', imports: ['shell.js'] },
  }
  expect(filesOfApp(bundle)).toEqual(['shell.js', 'vendor.js', 'start.js', 'runtime.js'])
  expect(() => filesOfApp({})).toThrow('No file contains src/main.tsx.')
})
