/** Joins the class names that apply; absent and false ones drop out. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
