// Notes which question is on screen, when the candidate stays at it or leaves the page: not with every tap.
import { useEffect, useEffectEvent, useRef } from 'react'

const SETTLED_MS = 250

/** Returns what to call when another question comes on screen. `keep` writes it to disk. */
export function useKeptPosition(
  keep: (position: number) => Promise<void>,
): (position: number) => void {
  const waiting = useRef<{ position: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const keepNow = useEffectEvent(() => {
    if (waiting.current === null) return
    const { position, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    void keep(position)
  })
  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepHidden)
      keepNow()
    }
  }, [])
  return (position) => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer)
    const timer = setTimeout(() => {
      waiting.current = null
      void keep(position)
    }, SETTLED_MS)
    waiting.current = { position, timer }
  }
}
