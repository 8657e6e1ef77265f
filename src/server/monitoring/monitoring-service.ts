// Rules of what is watched, and of whom. Knows no HTTP.
import { createHmac } from 'node:crypto'

import type { SampleRates, Visitor } from '#contract/monitoring/monitoring.ts'

import type { Database, Tx } from '../db/database.ts'
import type { Caller } from '../http/access-token.ts'
import { AppError } from '../http/app-error.ts'
import * as repository from './monitoring-repository.ts'

/** Where to; what is left out is watched by no one. */
export type MonitoringTargets = {
  readonly analyticsUrl?: string | undefined
  readonly errorReportingUrl?: string | undefined
}

/** Of the specification (1 §8, 3 §12). What records sessions, if anything, is the receiver's own script: ours does not. */
const SAMPLE_RATES: SampleRates = { trace: 0.1, session_replay: 0.1, replay_on_error: 0.5 }

const ID_LENGTH = 32

type Deps = {
  readonly database: Database
  readonly secret: string
  readonly targets: MonitoringTargets
}

export type MonitoringService = ReturnType<typeof createMonitoringService>

/** A visitor is the caller's own: anyone else's answers `not_found`. */
export function createMonitoringService({ database, secret, targets }: Deps) {
  const { analyticsUrl: url, errorReportingUrl } = targets

  async function describe(tx: Tx, userId: number): Promise<Visitor> {
    const isAllowed = await repository.isTracked(tx, userId)
    const visitor =
      url === undefined || !isAllowed ? null : { url, visitor_id: visitorId(secret, userId) }
    return { is_offered: url !== undefined, is_allowed: isAllowed, visitor }
  }

  return {
    errorReporting() {
      return errorReportingUrl === undefined
        ? null
        : { url: errorReportingUrl, rates: SAMPLE_RATES }
    },

    async getVisitor(caller: Caller, userId: number): Promise<Visitor> {
      assertOwn(caller, userId)
      return database.inScope({ kind: 'system' }, (tx) => describe(tx, userId))
    },

    async allowVisitor(caller: Caller, given: { userId: number; isAllowed: boolean }) {
      assertOwn(caller, given.userId)
      return database.inScope({ kind: 'system' }, async (tx) => {
        await repository.setTracked(tx, given)
        return describe(tx, given.userId)
      })
    },
  }
}

// Without the installation's secret no one can tell whose it is, nor try out whose it might be.
function visitorId(secret: string, userId: number): string {
  const digest = createHmac('sha256', secret).update('visitor').update(String(userId)).digest('hex')
  return digest.slice(0, ID_LENGTH)
}

function assertOwn(caller: Caller, userId: number): void {
  if (caller.userId !== userId) throw new AppError('not_found')
}
