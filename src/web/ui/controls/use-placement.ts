import { useCallback, useEffect, useRef } from 'react'

import { menuPosition } from './menu-position.ts'

/** Puts a popover beside its button when `place` is called, and again when the page moves under it. */
export function usePlacement({ align, isOpen }: { align: 'start' | 'end'; isOpen: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const place = useCallback(() => {
    if (button.current === null || menu.current === null) return
    const { left, top } = menuPosition({
      trigger: button.current.getBoundingClientRect(),
      menu: { width: menu.current.offsetWidth, height: menu.current.offsetHeight },
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
      align,
    })
    menu.current.style.left = `${left}px`
    menu.current.style.top = `${top}px`
  }, [align])

  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isOpen, place])

  return { button, menu, place }
}
