// Popovers and modal dialogs, whose methods jsdom does not know. Closed ones are hidden by its style sheet.
const OPEN = 'data-popover-open'

/** Teaches the document as much of them as menus and dialogs use. */
export function installTopLayer(): void {
  const style = document.createElement('style')
  style.textContent = `[popover][${OPEN}] { display: block }`
  document.head.append(style)

  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (popover !== null) toggle(popover, !popover.hasAttribute(OPEN))
  })

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}

function toggle(popover: HTMLElement, isOpen: boolean): void {
  if (popover.hasAttribute(OPEN) === isOpen) return
  popover.toggleAttribute(OPEN, isOpen)
  const newState = isOpen ? 'open' : 'closed'
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}
