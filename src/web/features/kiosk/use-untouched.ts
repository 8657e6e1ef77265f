import { useEffect, useEffectEvent } from 'react'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel'] as const

/** Calls back once no one has touched or typed anything for so long; not while `isPaused`. */
export function useUntouched(
  { ms, isPaused = false }: { ms: number; isPaused?: boolean },
  onUntouched: () => void,
): void {
  const tell = useEffectEvent(onUntouched)
  useEffect(() => {
    if (isPaused) return undefined
    let timer = setTimeout(() => tell(), ms)
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(), ms)
    }
    for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, begin)
    }
  }, [ms, isPaused])
}
