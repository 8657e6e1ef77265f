// What the page is called: in the browser's tab and history, and by the announcer when another page comes.
import { atom, getDefaultStore } from 'jotai'

const PRODUCT = 'Fairlead'

/** The name of the page, and how many there were since the app was loaded. */
export const pageNameAtom = atom({ name: '', count: 0 })

/** Calls the page by a name; an empty one while it is not known yet. */
export function nameDocument(name: string): void {
  document.title = name === '' ? PRODUCT : `${name} – ${PRODUCT}`
  if (name === '') return
  getDefaultStore().set(pageNameAtom, (before) =>
    before.name === name ? before : { name, count: before.count + 1 },
  )
}
