/** The device's database. Apart from what opens it: the entry asks it before any of that is loaded. */
export const DATABASE_NAME = 'fairlead'
/** Its table of single values, by their keys. */
export const META_TABLE = 'meta'
/** The key of whoever signed in on this device last. */
export const KEPT_USER = 'user'
