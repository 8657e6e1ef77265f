/** A text field's value out of a submitted form; a missing one is empty. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
