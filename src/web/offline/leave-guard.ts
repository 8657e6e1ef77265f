// While something chosen is on no disk, the browser asks before the page goes: a reload would take it along (I1).

/** Has the browser ask, or no longer. */
export function guardLeaving(isGuarded: boolean): void {
  if (isGuarded) globalThis.addEventListener('beforeunload', ask)
  // A page with such a listener is not kept for the back button: it is there only while it is needed.
  else globalThis.removeEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
