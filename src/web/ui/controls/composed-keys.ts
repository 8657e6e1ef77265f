// Keys that belong to an input method (Japanese, Chinese, a dead accent): Enter there ends a word, Escape drops it, and
// arrows choose among its candidates. None of that is meant for a form, a list or a dialog.

/** What Safari sends for Enter that ended a composition: by then `isComposing` is false again. */
const COMPOSED_KEY = 229

/** Keeps such keys from every listener of the app. Call it before the first drawing; returns how to end it. */
export function ignoreComposedKeys(): () => void {
  const options = { capture: true }
  globalThis.addEventListener('keydown', ignore, options)
  return () => globalThis.removeEventListener('keydown', ignore, options)
}

function ignore(event: KeyboardEvent): void {
  const isComposed = event.isComposing || event.keyCode === COMPOSED_KEY
  // A rich-text editor knows its own compositions, and hears of them.
  const isEditor = event.target instanceof HTMLElement && event.target.isContentEditable
  if (isComposed && !isEditor) event.stopImmediatePropagation()
}
