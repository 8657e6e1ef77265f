import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the user still looks at the screen: what a check waited for may come after they left. */
export function useIsHere(): () => boolean {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(() => isOpen.current && document.visibilityState !== 'hidden', [])
}
