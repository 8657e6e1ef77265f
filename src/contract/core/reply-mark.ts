// What marks a reply as this server's own, so that no portal or proxy on the way is believed in its place (I15). Every
// reply of the server carries it. Imports nothing: the server, the page and the service worker read it alike.

/** The header's name. Its value is the time of the reply by the server's clock, in ms since the epoch. */
export const REPLY_MARK = 'fairlead-time'

/** The server's time that a reply names; null for a reply that is not the server's. */
export function serverTimeOf(headers: Pick<Headers, 'get'>): number | null {
  const value = headers.get(REPLY_MARK) ?? ''
  return /^\d{12,14}$/.test(value) ? Number(value) : null
}
