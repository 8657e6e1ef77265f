/** Finds a control that a form marks as wrong. */
export const WRONG_FIELD = '[aria-invalid="true"]:not([type="hidden"])'

/** Moves the focus to the first field that is marked as wrong; in a dialog, where one is open over the page. */
export function focusWrongField(): void {
  const around = openDialog() ?? document
  around.querySelector<HTMLElement>(`form ${WRONG_FIELD}`)?.focus()
}

export function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1)
}
