// The limits of a single sign-on, for both sides. Without schemas: the browser loads none of them.

/** Seconds from the start at the login page to the sign-in, the time at the provider included. */
export const SIGN_ON_SECONDS = 600
/** What the provider is asked for. */
export const SIGN_ON_SCOPES = 'openid profile email offline_access'
/** Seconds before its end at which a provider's token is renewed. */
export const EARLY_EXPIRY_SECONDS = 120
