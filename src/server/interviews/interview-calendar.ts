// An interview as calendars take it over: iCalendar (RFC 5545), in UTC. An interviewer's names the applicant, whom they
// would else have to look up; the message that it comes with does not.
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

import type { InterviewRow } from './interview-repository.ts'

type Invitation = {
  readonly row: Pick<
    InterviewRow,
    'interviewUuid' | 'startsAt' | 'endsAt' | 'place' | 'eventVersion'
  >
  /** The interviewer whose part of a sequence it is, with the times of that part; null for all of the interview. */
  readonly partOf: number | null
  readonly method: 'REQUEST' | 'CANCEL'
  /** What a calendar shows of it: see `summaryOf`. */
  readonly summary: string
  readonly companyName: string
  /** Empty for nothing. */
  readonly description: string
  /** Where it is opened in the app; null for none. */
  readonly url: string | null
  /** The address that calendars answer to: see `organizerOf`. */
  readonly organizer: string
  /** Whose calendar it is for. A request without one is none (RFC 5546, 3.2.2). */
  readonly attendee: { readonly name: string; readonly email: string }
}

/** The file; null before there is a time. The same UID for every version, so that the next one takes the place of the last. */
export function interviewCalendar(invitation: Invitation): string | null {
  const { row, partOf, method, summary, companyName, description, url } = invitation
  const { organizer, attendee } = invitation
  if (row.startsAt === null || row.endsAt === null) return null
  const calendar = new ICalCalendar({
    prodId: { company: 'Fairlead', product: 'Interviews', language: 'EN' },
    method: method === 'CANCEL' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  const event = calendar.createEvent({
    id: eventUid(row.interviewUuid, partOf),
    sequence: row.eventVersion,
    start: row.startsAt,
    end: row.endsAt,
    summary,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description === '' ? {} : { description }),
    ...(url === null ? {} : { url }),
    ...(row.place === '' ? {} : { location: row.place }),
    organizer: { name: companyName, email: organizer },
  })
  event.createAttendee({ ...attendee, rsvp: false })
  return calendar.toString()
}

/** The candidate reads which position of which company it is about, an interviewer who comes for which position. */
export function summaryOf(named: {
  jobTitle: string
  companyName: string
  /** Null in the candidate's own calendar. */
  applicantName: string | null
}): string {
  const { jobTitle, companyName, applicantName } = named
  return applicantName === null ? `${jobTitle} – ${companyName}` : `${applicantName} – ${jobTitle}`
}

/**
 * Whose event it is, the same for all its versions: the sender of the installation's messages, which calendars compare
 * with the message that an invitation comes in; without one the user who arranged the interview.
 */
export function organizerOf({
  mailSender,
  arrangedBy,
}: {
  mailSender: string | undefined
  arrangedBy: string
}): string {
  return mailSender ?? arrangedBy
}

/** The UID of an interview in calendars; an interviewer's part of a sequence is an event of its own. */
export function eventUid(interviewUuid: string, partOf: number | null): string {
  return partOf === null ? `${interviewUuid}@fairlead` : `${interviewUuid}.${partOf}@fairlead`
}
