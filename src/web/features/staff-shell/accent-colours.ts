// The colours of a company in place of ours: from one that it chose, with contrast that holds in both themes. Pure.

import { channelsOf, contrast } from '#web/ui/contrast.ts'

type Theme = {
  /** The surface of this theme that leaves text the least contrast. */
  readonly surface: string
  /** Text and marks move towards it until they can be read. */
  readonly end: string
  /** How much of the colour a soft background has. */
  readonly tint: number
  /** Quiet words that are written on a soft background. */
  readonly words: string
}

/** Of `ui/tokens.css`, as the test says. */
const LIGHT: Theme = { surface: '#eef1f5', end: '#000000', tint: 0.1, words: '#475061' }
const DARK: Theme = { surface: '#232936', end: '#ffffff', tint: 0.2, words: '#b8c0cd' }

/** WCAG 1.4.3, with some room for rounding. */
const TEXT = 4.55
const STEP = 0.02

/** The values of the accent's tokens; `colour` as `#rrggbb`. */
export function accentTokens(colour: string): Readonly<Record<string, string>> {
  const [light, dark] = [coloursIn(LIGHT, colour), coloursIn(DARK, colour)]
  return Object.fromEntries(
    TOKENS.map((token) => [`--${token}`, `light-dark(${light[token]}, ${dark[token]})`]),
  )
}

const TOKENS = ['accent', 'accent-strong', 'accent-soft', 'accent-ink', 'on-accent'] as const
type Token = (typeof TOKENS)[number]

function coloursIn(theme: Theme, colour: string): Record<Token, string> {
  const accent = readable(colour, { theme, grounds: [theme.surface] })
  const strong = mixed([accent, theme.end], 0.2)
  const soft = softOf(theme, colour)
  return {
    accent,
    'accent-strong': strong,
    'accent-soft': soft,
    'accent-ink': readable(strong, { theme, grounds: [theme.surface, soft] }),
    // A color moved towards black is readable beside white, and the other way round.
    'on-accent': theme === LIGHT ? '#ffffff' : '#05090f',
  }
}

// As much of the colour as the words on it can take.
function softOf(theme: Theme, colour: string): string {
  const base = theme === LIGHT ? '#ffffff' : '#1a1e27'
  let part = theme.tint
  while (part > 0 && contrast(mixed([base, colour], part), theme.words) < TEXT) part -= STEP
  return mixed([base, colour], Math.max(part, 0))
}

type Readable = { readonly theme: Theme; readonly grounds: readonly string[] }

/** The colour itself, or the nearest one on the way to black or white that can be read on all grounds. */
function readable(colour: string, { theme, grounds }: Readable): string {
  let part = 0
  let found = colour
  while (part < 1 && grounds.some((ground) => contrast(found, ground) < TEXT)) {
    part += STEP
    found = mixed([colour, theme.end], Math.min(part, 1))
  }
  return found
}

/** Between two colours: all of the first at 0, all of the second at 1. */
function mixed([one, other]: readonly [string, string], part: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(one).map((value, index) =>
    Math.round(value + ((others[index] ?? value) - value) * part),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
