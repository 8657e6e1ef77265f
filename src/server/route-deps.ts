import type { Database } from './db/database.ts'
import type { Secrets } from './http/secrets.ts'
import type { Certificate } from './http/tls.ts'
import type { WritingModel } from './integrations/ai/port.ts'
import type { BreachedPasswords } from './integrations/breaches/port.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailSettings } from './mail/inbound/inbound-variables.ts'
import type { MonitoringTargets } from './monitoring/monitoring-service.ts'
import type { SigningSettings } from './offers/signing/signing-variables.ts'
import type { IssuerReach } from './session/session-module.ts'
import type { Storage } from './storage/storage.ts'

/** What the server gives to its slices. */
export type RouteDeps = Secrets &
  IssuerReach &
  MailSettings & {
    database: Database
    jobs: Jobs
    storage: Storage
    publicUrl?: string | undefined
    writingModel?: WritingModel | undefined
    signing?: SigningSettings | undefined
    certificate?: Certificate | undefined
    now: () => Date
    callsPerMinute?: number | undefined
    breaches: BreachedPasswords
    monitoring?: MonitoringTargets | undefined
  }
