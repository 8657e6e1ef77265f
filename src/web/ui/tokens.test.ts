import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

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

/** Formula: WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
