// A focus that the page took away: what had it is gone, hidden or disabled. The keyboard then starts at the top of the
// document again, and a screen reader loses its place. It moves on to what stands nearest; no form does it by itself.
import { nextPaint } from '../next-paint.ts'
import { openDialog, WRONG_FIELD } from './wrong-field.ts'

const MESSAGE = '[role="alert"]:not(:empty), [role="status"]:not(:empty)'
const HEADING = 'h1, h2, h3, h4, legend'
/** In which order they are looked for around the place that was lost. */
const TARGETS = [WRONG_FIELD, MESSAGE, HEADING]

type Focused = {
  readonly element: Element
  /** From the nearest on: the element itself may be taken out of the document. */
  readonly ancestors: readonly Element[]
}

/**
 * Watches the document until the returned function is called. A screen that moves the focus in the same paint is
 * not overruled, and a focus that a person took away by a click beside everything stays away.
 */
export function recoverFocus(): () => void {
  let last: Focused | null = null
  let isChecking = false

  const onFocusIn = ({ target }: FocusEvent) => {
    last = target instanceof Element ? { element: target, ancestors: ancestorsOf(target) } : null
  }
  const onPointerDown = () => {
    // After the browser has moved the focus there: to the body, for what cannot have it.
    setTimeout(() => {
      if (last !== null && hasNoFocus() && canHaveFocus(last.element)) last = null
    })
  }
  const check = async () => {
    if (isChecking || last === null || canHaveFocus(last.element)) return
    isChecking = true
    await nextPaint()
    isChecking = false
    if (last === null || canHaveFocus(last.element) || !isLost()) return
    const target = targetNear(last)
    if (target !== null) giveFocus(target)
  }

  const observer = new MutationObserver((changes) => {
    const element = last?.element
    if (!isMoved(element, changes)) void check()
    else if (hasNoFocus()) element.focus()
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'style'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('pointerdown', onPointerDown)
  return () => {
    // What waits for the next paint finds nothing to recover.
    last = null
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('pointerdown', onPointerDown)
  }
}

// A control that moved to another position of a list left the document for a moment, and lost its focus.
function isMoved(
  element: Element | undefined,
  changes: readonly MutationRecord[],
): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !canHaveFocus(element)) return false
  return changes.some(({ removedNodes }) => [...removedNodes].some((one) => one.contains(element)))
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)]
}

function hasNoFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

// Browsers leave a disabled control the active element for a while, and keys do nothing there.
function isLost(): boolean {
  const { activeElement } = document
  return activeElement === null || hasNoFocus() || !canHaveFocus(activeElement)
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && isShown(element)
}

// React hides what waits for its data by `display: none`.
function isShown(element: Element): boolean {
  return !ancestorsOf(element).some(
    (ancestor) => ancestor instanceof HTMLElement && ancestor.style.display === 'none',
  )
}

/** Null while the page shows nothing to stand at yet: the next change of it is looked at again. */
function targetNear({ ancestors }: Focused): HTMLElement | null {
  const dialog = openDialog()
  const remaining = ancestors.filter((ancestor) => ancestor.isConnected && isShown(ancestor))
  const around = remaining.filter((ancestor) => ancestor.closest('main, dialog') !== null)
  const main = document.querySelector('main')
  const scopes = [...around, ...(main === null ? [] : [main])]
  if (dialog === undefined) return firstIn(scopes)
  return firstIn([...around.filter((scope) => dialog.contains(scope)), dialog])
}

function firstIn(scopes: readonly Element[]): HTMLElement | null {
  const found = scopes
    .flatMap((scope) => TARGETS.map((target) => scope.querySelector<HTMLElement>(target)))
    .find((element) => element !== null && isShown(element))
  return found ?? null
}

function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: element.matches(HEADING) })
}
