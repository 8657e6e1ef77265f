/** The device's database. Apart from what opens it: the entry asks it before any of that is loaded. */
export const DATABASE_NAME = 'fairlead'
/** The device's database of recordings. */
export const MEDIA_DATABASE_NAME = 'media'

let suffix = ''

/** Gives this page databases of its own, as each person at a kiosk station has. Call it before anything is opened. */
export function giveOwnDatabases(sessionId: string): void {
  suffix = `-${sessionId}`
}

/** What a database is called on this page. */
export function ownName(name: string): string {
  return name + suffix
}

/** Its table of single values, by their keys. */
export const META_TABLE = 'meta'
/** The key of the user who signed in on this device last. */
export const KEPT_USER = 'user'
