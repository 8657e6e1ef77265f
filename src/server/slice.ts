// What the app and the queue need to know of a slice: each room of the server says it in its own `slice.ts`.
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { StaffScopes } from './access/staff-access.ts'
import type { SourceService } from './careers/sources/source-service.ts'
import type { Database } from './db/database.ts'
import type { AppCookies } from './http/app-cookies.ts'
import type { Authenticate } from './http/route.ts'
import type { Secrets } from './http/secrets.ts'
import type { Mail } from './integrations/mail/port.ts'
import type { TextMessages } from './integrations/text-messages/port.ts'
import type { JobHandlers, Jobs } from './jobs/jobs.ts'
import type { InboundSettings } from './mail/inbound/inbound-variables.ts'
import type { MailContext } from './mail/order-mail.ts'
import type { SigningSettings } from './offers/signing/signing-variables.ts'
import type { PostingService } from './requisitions/posting-service.ts'
import type { RouteDeps } from './route-deps.ts'
import type { RevokedSessions } from './session/revoked-sessions.ts'
import type { SessionCookies } from './session/session-cookies.ts'
import type { SessionService } from './session/session-service.ts'
import type { Storage } from './storage/storage.ts'

/** What the routes of a slice are made from. */
export type SliceDeps = RouteDeps & {
  readonly authenticate: Authenticate
  readonly scopes: StaffScopes
  readonly cookies: AppCookies
  readonly sessionCookies: SessionCookies
  readonly sessions: SessionService
  readonly revoked: RevokedSessions
  readonly postings: PostingService
  readonly sources: SourceService
  /** How to write to the user who makes a request. */
  readonly mailContextOf: (request: FastifyRequest) => MailContext
  /** Where the app is, for links in what is sent because of a request. */
  readonly originOf: (request: FastifyRequest) => string
}

/** What the jobs of a slice are made from. */
export type JobDeps = Secrets & {
  database: Database
  storage: Storage
  jobs: Jobs
  mail: Mail
  texts: TextMessages
  /** See `outer-calendars.ts`. */
  allowsLoopbackIssuers?: boolean | undefined
  /** See `interview-calendar.ts`. */
  mailSender?: string | undefined
  /** See `inbound-variables.ts`; no mail comes in when left out. */
  inbound?: InboundSettings | undefined
  /** What documents are sealed with. */
  signing?: SigningSettings | undefined
  now: () => Date
  /** Where links of messages lead that no request has caused. */
  origin: string
}

export type Slice = {
  /** The name of its folder. */
  readonly name: string
  readonly routes?: (app: FastifyInstance, deps: SliceDeps) => void
  /** The handlers of its kinds of job; each kind belongs to one slice. */
  readonly jobs?: (deps: JobDeps) => Partial<JobHandlers>
}
