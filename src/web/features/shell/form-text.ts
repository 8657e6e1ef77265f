/** A text field's value out of a submitted form; a missing one is empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Empties a form once what it said is stored, unless something else was begun in it meanwhile. */
export function emptyUnlessChanged(form: HTMLFormElement, stored: FormData): void {
  const now = [...new FormData(form)]
  const isAsStored = now.every(([name, value]) => stored.get(name) === value)
  if (isAsStored) form.reset()
}
