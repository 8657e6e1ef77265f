// Keeps the gesture that opened a dialog from operating it: the second press of a double press, or a held key.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** As long as browsers wait for the second tap of a double tap, and a little more. */
const DOUBLE_TAP_MS = 400

type Press = { at: number; isTouch: boolean }

// Dialogs are often rendered only when they open, so presses are recorded before any of them is on the page.
const NO_PRESS: Press = { at: -Infinity, isTouch: false }
let presses: readonly [previous: Press, last: Press] = [NO_PRESS, NO_PRESS]
document.addEventListener(
  'pointerdown',
  ({ timeStamp, pointerType }) => {
    presses = [presses[1], { at: timeStamp, isTouch: pointerType !== 'mouse' }]
  },
  { capture: true },
)

/** `listeners` go on the dialog, and `start` is called when it opens. A new press or key ends the opening gesture. */
export function useOpeningGesture() {
  const isUnderWay = useRef(false)
  const pressedElement = useRef<EventTarget | null>(null)

  const start = () => {
    isUnderWay.current = true
  }
  const onClickCapture = (event: MouseEvent) => {
    isUnderWay.current &&= isRepeatedPress(event)
    if (!isUnderWay.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    isUnderWay.current &&= event.repeat
    if (isUnderWay.current) event.preventDefault()
  }
  const onPointerDownCapture = (event: PointerEvent) => {
    pressedElement.current = event.target
  }
  return {
    start,
    /** Whether a press began at the element where it ended: selecting text may end beside the dialog. */
    hasBegunAt: (target: EventTarget) => pressedElement.current === target,
    listeners: { onClickCapture, onKeyDownCapture, onPointerDownCapture },
  }
}

// A mouse reports the number of clicks in quick succession. Touch screens report every tap as a first one.
function isRepeatedPress({ detail }: MouseEvent): boolean {
  const [previous, last] = presses
  const isDoubleTap = last.isTouch && last.at - previous.at < DOUBLE_TAP_MS
  return detail > 1 || (detail === 1 && isDoubleTap)
}
