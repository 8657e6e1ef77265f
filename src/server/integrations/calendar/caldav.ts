// What is asked of a CalDAV server, and what it answers (RFC 4791, RFC 4918). Pure.
import { Parser } from 'htmlparser2'

import { CalendarProblemError, type CalendarWindow } from './port.ts'

const NAMES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
const XML = '<?xml version="1.0" encoding="utf-8"?>'
const EMPTY = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Fairlead//\r\nEND:VCALENDAR\r\n'

type Question = {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The events of a calendar that fall into a window, with all that says how they recur. */
export function eventsQuestion({ from, to }: CalendarWindow): Question {
  const range = `<C:time-range start="${utcOf(from)}" end="${utcOf(to)}"/>`
  const filter = `<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${range}</C:comp-filter></C:comp-filter>`
  const properties = '<D:prop><C:calendar-data/></D:prop>'
  return {
    method: 'REPORT',
    headers: { Depth: '1', 'Content-Type': 'application/xml; charset=utf-8' },
    body: `${XML}<C:calendar-query ${NAMES}>${properties}<C:filter>${filter}</C:filter></C:calendar-query>`,
  }
}

/** Whether an address is that of a calendar. */
export function typeQuestion(): Question {
  return {
    method: 'PROPFIND',
    headers: { Depth: '0', 'Content-Type': 'application/xml; charset=utf-8' },
    body: `${XML}<D:propfind ${NAMES}><D:prop><D:resourcetype/></D:prop></D:propfind>`,
  }
}

/**
 * The calendars in the answer to `eventsQuestion`, one after the other; null where there is none.
 * @throws CalendarProblemError for what is no such answer
 */
export function calendarsIn(answer: string): string | null {
  const calendars: string[] = []
  read(answer, {
    onEnd: (name, text) => void (name === 'calendar-data' && calendars.push(text.trim())),
  })
  return calendars.length === 0 ? null : calendars.join('\r\n')
}

/**
 * A calendar without events, where the answer to `typeQuestion` is that of a calendar.
 * @throws CalendarProblemError for anything else
 */
export function emptyCalendar(answer: string): string {
  let isCalendar = false
  read(answer, {
    onEnd: (name, _, parent) => {
      if (name === 'calendar' && parent === 'resourcetype') isCalendar = true
    },
  })
  if (!isCalendar) throw new CalendarProblemError('not_a_calendar')
  return EMPTY
}

type Reading = {
  /** The name of an element without its prefix, the text in it, and the element around it. */
  readonly onEnd: (name: string, text: string, parent: string | undefined) => void
}

function read(answer: string, { onEnd }: Reading): void {
  const open: { name: string; text: string }[] = []
  let root: string | undefined
  const parser = new Parser(
    {
      onopentag: (name) => {
        root ??= withoutPrefix(name)
        open.push({ name: withoutPrefix(name), text: '' })
      },
      ontext: (text) => {
        const last = open.at(-1)
        if (last !== undefined) last.text += text
      },
      onclosetag: () => {
        const last = open.pop()
        if (last !== undefined) onEnd(last.name, last.text, open.at(-1)?.name)
      },
    },
    { xmlMode: true },
  )
  parser.end(answer)
  if (root !== 'multistatus') throw new CalendarProblemError('not_a_calendar')
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** As 20260131T120000Z. */
function utcOf(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
