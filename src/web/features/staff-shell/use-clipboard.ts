import { useState } from 'react'

/** Copies texts. `last` is the text that was copied last, and whether the browser did it. */
export function useClipboard() {
  const [last, setLast] = useState<{ text: string; isCopied: boolean } | null>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setLast({ text, isCopied: true })
    } catch {
      // Without permission, or without https: the text can be selected by hand.
      setLast({ text, isCopied: false })
    }
  }
  return { last, copy }
}
