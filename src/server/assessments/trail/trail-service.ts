// What the devices sent for one activity of an applicant, for staff; and the note of what was refused. Knows no HTTP.
import type { z } from 'zod'

import type { getTrail, Trail, TrailDevice } from '#contract/assessments/trail.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Database } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { findContent } from '../attempt-repository.ts'
import { describeEvent, placesOf } from './describe-event.ts'
import * as repository from './trail-repository.ts'

type Query = z.output<typeof getTrail.query> & {
  readonly userSmartreqId: number
  readonly userStepActivityId: number
}
type Refusal = Parameters<typeof repository.noteRefusal>[1]

export type TrailService = ReturnType<typeof createTrailService>

export function createTrailService(deps: { database: Database; scopes: StaffScopes }) {
  return {
    /** One page of the trail; empty for an activity that no one has begun. @throws AppError `not_found`, `forbidden`. */
    list(caller: Caller, query: Query): Promise<Trail> {
      const { userSmartreqId, page, page_size: pageSize, device_id: deviceId } = query
      return deps.scopes.atApplication({ caller, userSmartreqId }, async (tx, { accountId }) => {
        const activity = await repository.findActivity(tx, { ...query, accountId })
        if (activity === null) throw new AppError('not_found')
        const { attempt } = activity
        if (attempt === null)
          return { data: [], meta: { page, page_size: pageSize, total: 0, devices: [] } }
        const isDescending = query.ordering === '-at'
        const counts = await repository.countByDevice(tx, attempt)
        const asked = { ...attempt, deviceId, isDescending, page, pageSize }
        const rows = await repository.listEvents(tx, asked)
        const content = await findContent(tx, attempt.asmtId)
        const subject = { deviceId: attempt.deviceId, ...placesOf(content?.content) }
        return {
          data: rows.map((row) => describeEvent(row, subject)),
          meta: {
            page,
            page_size: pageSize,
            total: counts
              .filter((one) => deviceId === undefined || one.device_id === deviceId.toLowerCase())
              .reduce((sum, one) => sum + one.event_count, 0),
            devices: devicesOf(counts),
          },
        }
      })
    },

    /** Notes what the server refused of a person's attempt, in a transaction of its own. */
    noteRefusal: (refusal: Refusal) =>
      deps.database.inScope({ kind: 'person', userId: refusal.userId }, (tx) =>
        repository.noteRefusal(tx, refusal),
      ),
  }
}

type Counts = Awaited<ReturnType<typeof repository.countByDevice>>

function devicesOf(counts: Counts): TrailDevice[] {
  return counts
    .flatMap(({ device_id, ...rest }) => (device_id === null ? [] : [{ device_id, ...rest }]))
    .map((device, index) => ({ ...device, number: index + 1 }))
}
