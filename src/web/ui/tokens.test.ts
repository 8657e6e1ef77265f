import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const pairs = [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)]
const tokens = new Map(pairs.map(([, name, light, dark]) => [name, { light, dark }]))

/** Text needs 4.5:1 (WCAG 1.4.3); borders of controls and marks need 3:1 (1.4.11). */
const surfaces = ['paper', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'red-ink', 'green-ink']
const tones = ['accent', 'blue', 'green', 'amber', 'red']
const fills: Array<[string, string]> = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
]

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  const colourOf = (name: string) => {
    const colour = tokens.get(name)?.[theme]
    if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`)
    return colour
  }
  const ratio = (one: string, other: string) => contrast(colourOf(one), colourOf(other))

  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    '%s reads on %s',
    (text, surface) => expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(tones.map((tone) => [`${tone}-ink`, `${tone}-soft`] as const))(
    '%s reads on %s',
    (text, surface) => expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(tones.map((tone) => `${tone}-soft`))('quiet words read on %s', (surface) =>
    expect(ratio('ink-soft', surface)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(fills)('%s reads on %s', (text, fill) =>
    expect(ratio(text, fill)).toBeGreaterThanOrEqual(4.5),
  )

  it.each(
    [...tones, 'line-strong', 'focus'].flatMap((mark) =>
      surfaces.map((surface) => [mark, surface] as const),
    ),
  )('%s can be seen on %s', (mark, surface) =>
    expect(ratio(mark, surface)).toBeGreaterThanOrEqual(3),
  )
})
