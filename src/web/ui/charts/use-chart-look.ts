// A canvas knows no stylesheet: the colours and the type of its surroundings are read for it, again with every change of
// theme.
import { useEffect, useState, type RefObject } from 'react'

import { nextPaint } from '../next-paint.ts'

export type ChartLook = {
  readonly ink: string
  readonly line: string
  readonly bar: string
  readonly fontFamily: string
  /** In pixels. */
  readonly fontSize: number
}

/** How to draw in an element; null before it is on screen. */
export function useChartLook(box: RefObject<HTMLElement | null>): ChartLook | null {
  const [look, setLook] = useState<ChartLook | null>(null)
  useEffect(() => {
    const read = () => setLook(box.current && lookOf(box.current))
    // In the frame in which the theme changes, styles may still be those of the other one.
    const readLater = () => void nextPaint().then(read)
    read()
    const theme = new MutationObserver(readLater)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const scheme = new AbortController()
    const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)')
    // Where the tests run, a media query cannot change.
    isDark.addEventListener?.('change', readLater, { signal: scheme.signal })
    return () => {
      theme.disconnect()
      scheme.abort()
    }
  }, [box])
  return look
}

function lookOf(element: HTMLElement): ChartLook {
  const { color, borderTopColor, outlineColor, fontFamily, fontSize } = getComputedStyle(element)
  return {
    ink: color,
    line: borderTopColor,
    bar: outlineColor,
    fontFamily,
    fontSize: Number.parseFloat(fontSize) || 14,
  }
}
