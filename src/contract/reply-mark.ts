// What marks a reply as this server's own, so that nobody on the way is believed in its place: a portal's page, a proxy's
// error (I15). Imports nothing: the service worker and the server read it alike.

/** The header of every reply; its value counts up when a client must be able to tell servers apart. */
export const REPLY_MARK = { name: 'fairlead-reply', value: '1' } as const
