// Calendars that interviewers subscribe to: servers of them, and files.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll } from 'vitest'

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
