// Reads calendars at addresses that users typed: within limits, and never from a network that is not public.
import { isLoopback } from '#server/http/loopback.ts'

import { ReplyTooLongError } from '../bounded-fetch.ts'
import { reachOf } from '../identity/outer-address.ts'
import { outerFetch } from '../identity/outer-fetch.ts'
import { calendarsIn, emptyCalendar, eventsQuestion, typeQuestion } from './caldav.ts'
import { CalendarProblemError, type CalendarAccess, type CalendarSource } from './port.ts'

/** Of a text, in UTF-16 units: some ten thousand events. */
const MAX_LENGTH = 5_000_000
const TIMEOUT_MS = 15_000
const MOST_REDIRECTS = 4
const AGENT = { 'User-Agent': 'Fairlead' }
const SUBSCRIBED = { method: 'GET', headers: { Accept: 'text/calendar, text/plain;q=0.5' } }

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

  const follow = follower({ addressOf, mayReach, maxLength })

  return {
    addressOf,
    async read({ address: typed, login }, window) {
      const address = addressOf(typed)
      if (address === null) throw new CalendarProblemError('unreachable')
      const signal = AbortSignal.timeout(timeoutMs)
      const ask = async (question: Question) => {
        const reply = await follow(address, { question, login, signal, redirects: MOST_REDIRECTS })
        if (!reply.ok)
          throw new CalendarProblemError(reply.status < 500 ? 'refused' : 'unreachable')
        return reply.text()
      }
      try {
        if (login === null) return await ask(SUBSCRIBED)
        const events = calendarsIn(await ask(eventsQuestion(window)))
        // A folder of calendars answers as an empty calendar does.
        return events ?? emptyCalendar(await ask(typeQuestion()))
      } catch (error) {
        throw problemOf(error, signal)
      }
    },
  }
}

type Reaching = {
  readonly addressOf: (typed: string) => URL | null
  readonly mayReach: (address: string) => boolean
  readonly maxLength: number
}

/** Each address that a redirect names is checked like the first one; a login goes to no other server. */
function follower({ addressOf, mayReach, maxLength }: Reaching) {
  async function follow(address: URL, asking: Asking): Promise<Response> {
    const { question, login, redirects, signal } = asking
    const { method, body } = question
    const headers = { ...AGENT, ...question.headers, ...authorization(login) }
    const asked = { method, ...(body === undefined ? {} : { body }), headers, signal }
    const reply = await outerFetch(address.href, { ...asked, mayReach, maxLength })
    const location = reply.headers.get('location')
    if (reply.status < 300 || reply.status > 399 || location === null) return reply
    if (redirects === 0 || !URL.canParse(location, address.href))
      throw new CalendarProblemError('unreachable')
    const next = addressOf(new URL(location, address.href).href)
    if (next === null || (login !== null && next.origin !== address.origin))
      throw new CalendarProblemError('unreachable')
    return follow(next, { ...asking, redirects: redirects - 1 })
  }
  return follow
}

function problemOf(error: unknown, { aborted }: AbortSignal): CalendarProblemError {
  if (error instanceof CalendarProblemError) return error
  if (error instanceof ReplyTooLongError) return new CalendarProblemError('too_large')
  return new CalendarProblemError(aborted ? 'too_slow' : 'unreachable', { cause: error })
}

type Question = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
type Asking = {
  readonly question: Question
  readonly login: CalendarAccess['login']
  readonly redirects: number
  readonly signal: AbortSignal
}

function authorization(login: CalendarAccess['login']): Record<string, string> {
  if (login === null) return {}
  const credentials = Buffer.from(`${login.userName}:${login.password}`).toString('base64')
  return { Authorization: `Basic ${credentials}` }
}

function readable(typed: string, allowsLoopback: boolean): URL | null {
  const https = typed.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(https)) return null
  const url = new URL(https)
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (isLoopback(url.hostname)) return allowsLoopback && /^https?:$/.test(url.protocol) ? url : null
  return url.protocol === 'https:' ? url : null
}
