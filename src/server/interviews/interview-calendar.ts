// An interview as calendars take it over: iCalendar (RFC 5545), in UTC. It names the position and the company, and no
// applicant: invitations stay where they are sent.
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
  readonly jobTitle: string
  readonly companyName: string
  /** For the candidate: whom they meet. Empty for nothing. */
  readonly description: string
  /** The address that calendars answer to: see `organizerOf`. */
  readonly organizer: string
  /** Whom it is sent to; null for one that they take themselves. */
  readonly attendee: { readonly name: string; readonly email: string } | null
}

/** The file; null before there is a time. The same UID for every version, so that the next one takes the place of the last. */
export function interviewCalendar(invitation: Invitation): string | null {
  const { row, partOf, method, jobTitle, companyName, description, organizer, attendee } =
    invitation
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
    summary: `${jobTitle} – ${companyName}`,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description === '' ? {} : { description }),
    ...(row.place === '' ? {} : { location: row.place }),
    organizer: { name: companyName, email: organizer },
  })
  if (attendee !== null) event.createAttendee({ ...attendee, rsvp: false })
  return calendar.toString()
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
