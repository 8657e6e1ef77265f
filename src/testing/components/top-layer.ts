// Popovers and modal dialogs, whose methods jsdom does not know. Closed ones are hidden by its style sheet.
const OPEN = 'data-popover-open'
const STYLE_MARK = 'data-top-layer'

/** Teaches the document as much of them as menus and dialogs use; once, however many test files share it. */
export function installTopLayer(): void {
  if (document.querySelector(`style[${STYLE_MARK}]`) !== null) return
  const style = document.createElement('style')
  style.setAttribute(STYLE_MARK, '')
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
  const newState = isOpen ? 'open' : 'closed'
  const tell = (type: string) => popover.dispatchEvent(Object.assign(new Event(type), { newState }))
  tell('beforetoggle')
  popover.toggleAttribute(OPEN, isOpen)
  tell('toggle')
}
