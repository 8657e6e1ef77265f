// Reads calendars at addresses that users typed: within limits, and never from a network that is not public.
import { isLoopback } from '#server/http/loopback.ts'

import { ReplyTooLongError } from '../bounded-fetch.ts'
import { reachOf } from '../identity/outer-address.ts'
import { outerFetch } from '../identity/outer-fetch.ts'
import { CalendarProblemError, type CalendarSource } from './port.ts'

/** Of a text, in UTF-16 units: some ten thousand events. */
const MAX_LENGTH = 5_000_000
const TIMEOUT_MS = 15_000
const MOST_REDIRECTS = 4
const HEADERS = { Accept: 'text/calendar, text/plain;q=0.5', 'User-Agent': 'Fairlead' }

type Options = {
  /** Whether those on this very machine may be read, also without TLS: for trying it. */
  readonly allowsLoopback: boolean
  readonly timeoutMs?: number
  readonly maxLength?: number
}

export function createOuterCalendars(options: Options): CalendarSource {
  const { allowsLoopback, timeoutMs = TIMEOUT_MS, maxLength = MAX_LENGTH } = options
  const mayReach = reachOf({ allowsLoopback, allowsInner: false })
  const addressOf = (typed: string) => readable(typed, allowsLoopback)

  /** Each address that a redirect names is checked like the first one. */
  async function follow(address: URL, left: { redirects: number; signal: AbortSignal }) {
    const { redirects, signal } = left
    const asked = { headers: HEADERS, signal, mayReach, maxLength }
    const reply = await outerFetch(address.href, asked)
    const location = reply.headers.get('location')
    if (reply.status < 300 || reply.status > 399 || location === null) return reply
    if (redirects === 0 || !URL.canParse(location, address.href))
      throw new CalendarProblemError('unreachable')
    const next = addressOf(new URL(location, address.href).href)
    if (next === null) throw new CalendarProblemError('unreachable')
    return follow(next, { redirects: redirects - 1, signal })
  }

  return {
    addressOf,
    async read(typed) {
      const address = addressOf(typed)
      if (address === null) throw new CalendarProblemError('unreachable')
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const reply = await follow(address, { redirects: MOST_REDIRECTS, signal })
        if (!reply.ok)
          throw new CalendarProblemError(reply.status < 500 ? 'refused' : 'unreachable')
        return await reply.text()
      } catch (error) {
        if (error instanceof CalendarProblemError) throw error
        if (error instanceof ReplyTooLongError) throw new CalendarProblemError('too_large')
        throw new CalendarProblemError(signal.aborted ? 'too_slow' : 'unreachable', {
          cause: error,
        })
      }
    },
  }
}

function readable(typed: string, allowsLoopback: boolean): URL | null {
  const https = typed.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(https)) return null
  const url = new URL(https)
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (isLoopback(url.hostname)) return allowsLoopback && /^https?:$/.test(url.protocol) ? url : null
  return url.protocol === 'https:' ? url : null
}
