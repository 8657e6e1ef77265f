// Example requests of resumes.
import { randomUUID } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import { wholeKey } from '#server/assessments/media/recording-keys.ts'
import { answer, attempt, userStepActivity } from '#server/db/schema/assessment.ts'
import { recording } from '#server/db/schema/media.ts'
import { userResume } from '#server/db/schema/user-profile.ts'
import { resumeKey } from '#server/people/resumes/resume-key.ts'

import { buildApplication, buildRequisition, only } from '../builders.ts'
import { activityOf } from '../candidate.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

const TEXT = Buffer.from('Twelve years in warehouses')

export const resumeExamples: SliceExamples = {
  bodies: { uploadResume: resumeForm },
  params: {
    listResumes: unlessMissing(newResume),
    getOriginalResume: unlessMissing(newResume),
    getResumeText: unlessMissing(newProfileResume),
  },
}

// A short resume for one of the target's applications.
function resumeForm({ target }: ExampleNeeds): FormData {
  const form = new FormData()
  form.set('ref_id', String(target.refId))
  form.set('file', new File([TEXT], 'Ines Prado.txt'))
  return form
}

// A resume, ready, of another application of a target's person to the same company; a new one each time.
async function newResume({ test, target }: ExampleNeeds) {
  const { database, storage } = test
  const { accountId, userId, email } = target
  const requisition = await buildRequisition(database, { company: { accountId } })
  const person = { userId, email, isProviderAdmin: false }
  const { userSmartreqId } = await buildApplication(database, { requisition, person })
  const [recordingId, attemptId, deviceId] = [randomUUID(), randomUUID(), randomUUID()]
  const at = new Date()
  const of = { accountId, userId, attemptId, deviceId }
  const activity = only(
    await database.owner
      .select({ userStepActivityId: userStepActivity.userStepActivityId })
      .from(userStepActivity)
      .where(eq(userStepActivity.userSmartreqId, userSmartreqId)),
  )
  const { asmtId } = activityOf(requisition, 'competencies')
  const times = { pledgeAcceptedAt: at, deviceStartedAt: at, submittedAt: at }
  await database.owner
    .insert(attempt)
    .values({ ...of, ...activity, ...times, userSmartreqId, asmtId, language: 'en' })
  const size = { receivedBytes: TEXT.length, totalBytes: TEXT.length }
  const file = { mime: 'text/plain', fileName: 'Ines Prado.txt', status: 'ready' } as const
  const question = { ...of, questionId: 'resume' }
  await storage.write(wholeKey({ accountId, recordingId, round: 1 }), TEXT)
  await database.owner
    .insert(recording)
    .values({ ...question, ...size, ...file, recordingId, userSmartreqId })
  await database.owner
    .insert(answer)
    .values({ ...question, value: recordingId, answeredAt: at, rev: 1 })
  return { resume_id: recordingId }
}

// A resume in the profile of a target's person, in place of the one before.
async function newProfileResume({ test, target: { userId } }: ExampleNeeds) {
  const { database, storage } = test
  const [resumeId, at] = [randomUUID(), new Date()]
  await storage.write(resumeKey(resumeId), TEXT)
  await database.owner
    .update(userResume)
    .set({ deletedAt: at })
    .where(and(eq(userResume.userId, userId), isNull(userResume.deletedAt)))
  const file = { fileName: 'Ines Prado.txt', mime: 'text/plain', size: TEXT.length } as const
  await database.owner.insert(userResume).values({ ...file, resumeId, userId, createdAt: at })
  return { resume_id: resumeId }
}
