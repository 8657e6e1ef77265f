type Box = { top: number; bottom: number; left: number; right: number }
type Size = { width: number; height: number }
type Place = { trigger: Box; menu: Size; viewport: Size; align: 'start' | 'end' }

const GAP = 6
const EDGE = 8

/**
 * Where a menu of that size goes for that trigger, in px of the viewport: below it or, without room, above;
 * never beyond the edge of the screen.
 */
export function menuPosition({ trigger, menu, viewport, align }: Place) {
  const wantedLeft = align === 'start' ? trigger.left : trigger.right - menu.width
  const left = Math.max(EDGE, Math.min(wantedLeft, viewport.width - menu.width - EDGE))
  const below = trigger.bottom + GAP
  const above = trigger.top - GAP - menu.height
  const hasRoomBelow = below + menu.height <= viewport.height - EDGE
  const top =
    hasRoomBelow || above < EDGE ? Math.min(below, viewport.height - menu.height - EDGE) : above
  return { left, top: Math.max(EDGE, top) }
}
