// What a message about an interview is composed from: the interview, the user it goes to, and who meets the candidate.
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Tx } from '../db/database.ts'
import { jobOfApplication } from '../db/joins.ts'
import { account } from '../db/schema/account.ts'
import { interview, interviewerAvailability, interviewInterviewer } from '../db/schema/interview.ts'
import { applicant, application, job } from '../db/schema/requisition.ts'
import { appUser } from '../db/schema/session.ts'
import { metByCandidate } from './candidate-interviews.ts'
import { listInterviewers } from './interview-repository.ts'

type Asked = { readonly accountId: number; readonly interviewUuid: string; readonly userId: number }

const arranger = alias(appUser, 'arranger')
const isApplication = and(
  eq(application.accountId, interview.accountId),
  eq(application.userSmartreqId, interview.userSmartreqId),
)
const isApplicant = and(
  eq(applicant.accountId, interview.accountId),
  eq(applicant.userId, interview.userId),
)

/** Null for an interview that is gone. */
export async function findNews(tx: Tx, { accountId, interviewUuid, userId }: Asked) {
  const [found] = await tx.db
    .select({
      row: interview,
      jobTitle: job.title,
      companyName: account.name,
      companyZone: account.timeZone,
      companyLanguage: account.defaultLanguage,
      arrangedBy: arranger.email,
      user: { email: appUser.email, firstName: appUser.firstName, language: appUser.language },
      applicant: { firstName: applicant.firstName, lastName: applicant.lastName },
      zone: interviewerAvailability.timeZone,
      ownStart: interviewInterviewer.startsAt,
      ownEnd: interviewInterviewer.endsAt,
    })
    .from(interview)
    .innerJoin(application, isApplication)
    .innerJoin(job, jobOfApplication)
    .innerJoin(applicant, isApplicant)
    .innerJoin(account, eq(account.accountId, interview.accountId))
    .innerJoin(appUser, eq(appUser.userId, userId))
    .innerJoin(arranger, eq(arranger.userId, interview.createdBy))
    .leftJoin(interviewerAvailability, isAvailabilityOf(userId))
    .leftJoin(interviewInterviewer, isConductedBy(userId))
    .where(and(eq(interview.accountId, accountId), eq(interview.interviewUuid, interviewUuid)))
  if (found === undefined) return null
  const all = await listInterviewers(tx, { accountId, uuids: [interviewUuid] })
  return { ...found, met: metByCandidate(all), parts: partsOf(all) }
}

function isAvailabilityOf(userId: number) {
  return and(
    eq(interviewerAvailability.accountId, interview.accountId),
    eq(interviewerAvailability.userId, userId),
  )
}

function isConductedBy(userId: number) {
  return and(
    eq(interviewInterviewer.accountId, interview.accountId),
    eq(interviewInterviewer.interviewUuid, interview.interviewUuid),
    eq(interviewInterviewer.userId, userId),
  )
}

// Of a sequence that has a time: who meets the candidate when.
function partsOf(all: Awaited<ReturnType<typeof listInterviewers>>) {
  return all.flatMap(({ fullName, startsAt, endsAt, leftOutAt }) =>
    startsAt === null || endsAt === null || leftOutAt !== null
      ? []
      : [{ fullName, startsAt, endsAt }],
  )
}

export type News = NonNullable<Awaited<ReturnType<typeof findNews>>>
