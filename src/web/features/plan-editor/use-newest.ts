import { useEffect, useRef, type RefObject } from 'react'

/**
 * The value of the last render. What comes later than the change that it belongs to, as an undo or a reply does, reads it
 * to keep what was done in between.
 */
export function useNewest<T>(value: T): Readonly<RefObject<T>> {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}
