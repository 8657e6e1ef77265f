/** The reason in which a session ends that ends with its account: the user who still uses it is told so. */
export const ERASED = 'account erased'
