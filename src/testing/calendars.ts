// Calendars that interviewers subscribe to: servers of them, files, and those of a target for the sweeps.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll } from 'vitest'

import { interviewerCalendar } from '#server/db/schema/interviewer-calendar.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'

import { buildMember } from './builders.ts'
import type { TestApp } from './test-app.ts'
import { NO_ID, type Target } from './world.ts'

/** A calendar of the target's user, for an endpoint; the id of none for the target that is nothing. */
export async function calendarOf(
  { database, clock }: TestApp,
  { name, target }: { name: string; target: Target },
): Promise<{ calendar_id: string }> {
  const calendarId = randomUUID()
  const { accountId, userId } = target
  if (accountId === NO_ID) return { calendar_id: calendarId }
  const at = clock.now()
  await database.owner.insert(interviewerCalendar).values({
    accountId,
    calendarId,
    userId,
    sealedAddress: 'sealed',
    addressHash: calendarId,
    host: 'calendar.example',
    addedAt: at,
    orderedAt: at,
    removedAt: name === 'restoreMyCalendar' ? at : null,
  })
  return { calendar_id: calendarId }
}

/** A user on the team of the target's requisition. */
export async function teamUserOf({ database }: TestApp, target: Target): Promise<number> {
  const { accountId, requisition } = target
  if (accountId === NO_ID) return NO_ID
  const { memberId } = await buildMember(database, target)
  const values = { accountId, jobId: requisition.jobId, userId: memberId, teamRole: 'interviewer' }
  await database.owner.insert(jobTeam).values(values)
  return memberId
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A server of calendars on this machine, by path; ends with the test file. */
export async function openCalendarServer(answers: Record<string, Answer> = {}) {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, answers }
}

/** A calendar file of these lines. */
export function icsOf(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

/** An event of these lines. */
export function eventOf(...lines: readonly string[]): string {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${randomUUID()}`]
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
}
