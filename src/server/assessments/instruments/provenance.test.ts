import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { INSTRUMENTS } from './instruments.ts'

const SCORED = INSTRUMENTS.filter(({ scoring }) => scoring.scales.length > 0)

describe.each(SCORED)('the provenance of $slug', ({ slug, scoring }) => {
  // The typing tests differ in their length alone.
  const folder = new URL(`${slug.replace(/-\d$/, '')}/`, import.meta.url)
  const text = readFileSync(new URL('provenance.md', folder), 'utf8')

  it('says where items, key and norms come from', () => {
    expect([...text.matchAll(/^- \*\*(Items|Key|Norms)\*\*: /gm)].map(([, part]) => part)).toEqual([
      'Items',
      'Key',
      'Norms',
    ])
  })

  it('claims norms only where the key has some', () => {
    const hasNorms = scoring.scales.some(({ norm }) => norm.kind === 'normal')
    expect(/\*\*Norms\*\*: none\./.test(text)).toBe(!hasNorms)
  })

  it('names tests and tables that exist', () => {
    const files = [...text.matchAll(/`([\w-]+(?:\.test)?\.ts)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(0)
    const missing = files.filter(
      (file) => !existsSync(new URL(file, folder)) && !existsSync(new URL(file, import.meta.url)),
    )
    expect(missing).toEqual([])
  })
})
