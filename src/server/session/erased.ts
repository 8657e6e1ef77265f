/** The reason in which a session ends that ends with its account: whoever still uses it is told so. */
export const ERASED = 'account erased'
