import { useEffect } from 'react'

import { accentTokens } from '../staff-shell/accent-colours.ts'

/** Puts a company's colour in place of ours, dialogs included, while the screens of its staff are shown. */
export function useAccent(colour: string | null | undefined): void {
  useEffect(() => {
    if (colour === null || colour === undefined) return
    const { style } = document.documentElement
    const tokens = Object.entries(accentTokens(colour))
    for (const [name, value] of tokens) style.setProperty(name, value)
    return () => {
      for (const [name] of tokens) style.removeProperty(name)
    }
  }, [colour])
}
