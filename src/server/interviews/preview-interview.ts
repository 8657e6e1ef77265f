// What an invitation would offer, before it goes out. Reads only.
import type { z } from 'zod'

import { hasHours } from '#contract/interviews/availability-hours.ts'
import type { InterviewPreview, previewInterview } from '#contract/interviews/interview-preview.ts'
import { meetsAll } from '#contract/interviews/interviews-rules.ts'

import type { JobAccess } from '../access/staff-access.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { listAvailabilities } from './availability-repository.ts'
import * as repository from './interview-repository.ts'
import { slotsWith } from './interview-slots.ts'
import type { Meeting } from './interview-times.ts'
import { meetingOf } from './planned-interview.ts'
import { listUsualPlaces } from './usual-place.ts'

type Asked = {
  readonly access: JobAccess
  readonly userSmartreqId: number
  readonly query: z.output<typeof previewInterview.query>
  readonly now: Date
}

/** @throws AppError `not_found`, `validation_failed` unless all interviewers work for the company. */
export async function preview(
  tx: Tx,
  { access, userSmartreqId, query, now }: Asked,
): Promise<InterviewPreview> {
  const { accountId } = access
  const ids = query.interviewer_user_ids
  const { meeting, except } = await findMeeting(tx, { accountId, userSmartreqId, query })
  const names = await getNames(tx, { accountId, ids })
  const set = await listAvailabilities(tx, { accountId, ids })
  const withHours = new Set(set.filter(hasHours).map(({ userId }) => userId))
  const slots = await slotsWith(tx, { accountId, meeting, ids, except, now })
  return {
    free_count: slots.length,
    meets_all: meetsAll(meeting.mode),
    interviewers: ids.map((id) => ({
      user_id: id,
      full_name: names.get(id) ?? null,
      has_hours: withHours.has(id),
    })),
    usual_places: await listUsualPlaces(tx, { accountId, mode: meeting.mode, ids }),
  }
}

/** The names of interviewers by their ids. @throws AppError `validation_failed` unless all work for the company. */
export async function getNames(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, string | null>> {
  const members = await repository.listMembers(tx, { accountId, ids })
  if (members.length < ids.length)
    throw new AppError('validation_failed', {
      fields: { interviewer_user_ids: 'Choose users of this company.' },
    })
  return new Map(members.map(({ userId, fullName }) => [userId, fullName]))
}

type MeetingOf = {
  readonly accountId: number
  readonly userSmartreqId: number
  readonly query: { readonly job_step_activity_id: number }
}

/** How an interview is held: as it was arranged, or by the plan. @throws AppError `not_found`. */
export async function findMeeting(
  tx: Tx,
  { query, ...of }: MeetingOf,
): Promise<{ meeting: Meeting; except: string | null }> {
  const planned = await repository.listPlanned(tx, of)
  const found = planned.find((one) => one.jobStepActivityId === query.job_step_activity_id)
  if (found === undefined || found.setup === null) throw new AppError('not_found')
  const arranged = await repository.listOfApplication(tx, of)
  const current = arranged.find(
    ({ userStepActivityId, status }) =>
      userStepActivityId === found.userStepActivityId && status !== 'cancelled',
  )
  const meeting = current ?? meetingOf({ setup: found.setup })
  return { meeting, except: current?.interviewUuid ?? null }
}
