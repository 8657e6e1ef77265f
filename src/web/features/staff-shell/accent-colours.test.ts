import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrast } from '#web/ui/contrast.ts'

import { accentTokens } from './accent-colours.ts'

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const PAIR = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g
const ours = pairsOf([...css.matchAll(PAIR)])
const SURFACES = ['paper', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']

describe.each([0, 1])('a company’s colour in theme %i', (theme) => {
  it('can be read and seen wherever ours can, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const tokens = accentTokens(`#${number.toString(16).padStart(6, '0')}`)
        const lines = Object.entries(tokens).map(([name, value]) => `${name}: ${value}`)
        const theirs = pairsOf(lines.flatMap((line) => [...line.matchAll(PAIR)]))
        const colour = (name: string) => (theirs.get(name) ?? ours.get(name))?.[theme] ?? ''
        const read: [string, string][] = [
          ...SURFACES.map((surface): [string, string] => ['accent-ink', surface]),
          ...SURFACES.map((surface): [string, string] => ['accent', surface]),
          ['accent-ink', 'accent-soft'],
          ['ink-soft', 'accent-soft'],
          ['on-accent', 'accent'],
          ['on-accent', 'accent-strong'],
        ]
        for (const [text, ground] of read)
          expect(contrast(colour(text), colour(ground)), `${text} on ${ground}`).toBeGreaterThan(
            4.5,
          )
      }),
      { numRuns: 2000 },
    )
  })
})

it('A colour that can be read stays as it is', () => {
  expect(accentTokens('#0a4d56')['--accent']).toMatch(/^light-dark\(#0a4d56, /)
  expect(accentTokens('#9fe8f0')['--accent']).toMatch(/, #9fe8f0\)$/)
})

function pairsOf(found: readonly RegExpMatchArray[]): Map<string, readonly string[]> {
  return new Map(found.map(([, name = '', light = '', dark = '']) => [name, [light, dark]]))
}
