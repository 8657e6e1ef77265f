// Whether this page still is its user's: another user may sign in in another tab, and the cookies are one for all tabs.
import { atom, getDefaultStore } from 'jotai'

/** True once the server said that another user is signed in: only a new page helps then, and trying again never does. */
export const isAnotherUsersAtom = atom(false)

/** Notes an error of a call. It stays noted as long as the page lives. */
export function notePageOwner(error: unknown): void {
  if (typeof error === 'object' && error !== null && 'code' in error)
    if (error.code === 'other_user') getDefaultStore().set(isAnotherUsersAtom, true)
}
