// Rules of a company's question library. Knows no HTTP.
import { measuredIdsOf } from '#contract/assessments/question-facts.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import * as contract from '#contract/settings/question-library.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { MEASUREMENT, type QuestionMeasurement } from '#contract/settings/settings-rules.ts'

import type { JobAccess } from '../../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { cleanQuestion } from '../../assessments/kinds/formatted-question.ts'
import type { Tx } from '../../db/database.ts'
import { PROFILE_TYPE } from '../../db/job-types.ts'
import { AppError } from '../../http/app-error.ts'
import { countKnown } from '../setup/attribute-repository.ts'
import * as repository from './question-repository.ts'

type Addition = {
  readonly question: WrittenQuestion
  readonly measurementType: QuestionMeasurement
}
/** A question of the library, of one kind where the caller names it. */
type Key = {
  readonly accountQuestionId: number
  readonly measurementType?: QuestionMeasurement
}
type Update = Key & { readonly question: WrittenQuestion }

/**
 * The part of the library that a plan takes its questions from, for those who write it: employee questions for the measurement
 * plan of a job profile, else screening questions.
 */
export function serveQuestionLibrary({ query, command }: StaffEndpoints): void {
  query(contract.listLibraryQuestions, ({ tx, access, query: asked }) =>
    repository.listQuestions(tx, {
      ...asked,
      accountId: access.accountId,
      measurementType: measurementTypeOf(access),
    }),
  )
  command(contract.addLibraryQuestion, ({ body, ...changing }) =>
    addQuestion(changing, { ...body, measurementType: measurementTypeOf(changing.access) }),
  )
  command(contract.updateLibraryQuestion, ({ params, body, ...changing }) =>
    updateQuestion(changing, { ...keyOf(changing.access, params), ...body }),
  )
  command(contract.deleteLibraryQuestion, ({ params, ...changing }) =>
    removeQuestion(changing, keyOf(changing.access, params)),
  )
}

function measurementTypeOf({ jobTypeId }: JobAccess): QuestionMeasurement {
  return jobTypeId === PROFILE_TYPE
    ? MEASUREMENT.employee_questions
    : MEASUREMENT.pre_screen_questions
}

// Measurement plans from before that took screening questions as well.
function keyOf(access: JobAccess, { account_question_id: id }: { account_question_id: number }) {
  const measurementType = measurementTypeOf(access)
  const isOfPlan = measurementType === MEASUREMENT.pre_screen_questions
  return { accountQuestionId: id, ...(isOfPlan && { measurementType }) }
}

/** Whether the library has a question, offered or archived. */
export function hasQuestion(
  tx: Tx,
  key: { readonly accountId: number; readonly accountQuestionId: number },
): Promise<boolean> {
  return repository.hasQuestion(tx, key)
}

/** @throws AppError `validation_failed` for an attribute that the company does not have. */
export async function addQuestion(
  { tx, access, audit }: Changing,
  { question, measurementType }: Addition,
): Promise<LibraryQuestion> {
  const { accountId } = access
  await refuseUnknownAttributes(tx, { accountId, question })
  const added = await repository.insertQuestion(tx, {
    accountId,
    measurementType,
    question: cleanQuestion(question),
  })
  await audit({
    entity: 'question',
    entityId: added.account_question_id,
    action: 'create',
    after: { text: added.question.text },
  })
  return added
}

/** @throws AppError `not_found`, `conflict` where it began from another state than the stored one. */
export async function updateQuestion(
  changing: Changing,
  { accountQuestionId, measurementType, question: written }: Update,
): Promise<LibraryQuestion> {
  const { tx, access, audit } = changing
  const { accountId } = access
  const question = cleanQuestion(written)
  const key = { accountId, accountQuestionId }
  const found = await lockOffered(tx, { ...key, measurementType })
  assertBegunFrom(changing, found.question)
  await refuseUnknownAttributes(tx, { accountId, question, before: found.question })
  await repository.updateQuestion(tx, { ...key, question })
  await audit({
    entity: 'question',
    entityId: accountQuestionId,
    action: 'update',
    before: found.question,
    after: question,
  })
  return { account_question_id: accountQuestionId, question }
}

type Checked = {
  readonly accountId: number
  readonly question: WrittenQuestion
  /** Its attributes stay, also where they were archived since. */
  readonly before?: WrittenQuestion
}

async function refuseUnknownAttributes(
  tx: Tx,
  { accountId, question, before }: Checked,
): Promise<void> {
  const ids = measuredIdsOf(question)
  const named = before === undefined ? [] : measuredIdsOf(before)
  if ((await countKnown(tx, { accountId, ids, named })) !== ids.length)
    throw new AppError('validation_failed', {
      fields: { 'question.measures': 'An attribute does not exist.' },
    })
}

// What was asked stays readable beside its answers, so it is only not offered any more.
/** @throws AppError `not_found`, also for an archived one. */
export async function removeQuestion(
  { tx, access, audit }: Changing,
  { accountQuestionId, measurementType }: Key,
) {
  const key = { accountId: access.accountId, accountQuestionId }
  const found = await lockOffered(tx, { ...key, measurementType })
  const isArchived = await repository.isAsked(tx, key)
  if (isArchived) await repository.setArchived(tx, { ...key, isArchived: true })
  else await repository.deleteQuestion(tx, key)
  await audit({
    entity: 'question',
    entityId: accountQuestionId,
    action: 'delete',
    before: { text: found.question.text },
  })
  return { account_question_id: accountQuestionId, is_archived: isArchived }
}

/** Offers an archived question again; one that is offered stays as it is. @throws AppError `not_found`. */
export async function restoreQuestion(
  { tx, access, audit }: Changing,
  { accountQuestionId }: Key,
): Promise<LibraryQuestion> {
  const key = { accountId: access.accountId, accountQuestionId }
  const found = await repository.lockQuestion(tx, key)
  if (found === null) throw new AppError('not_found')
  const { archivedAt, ...question } = found
  if (archivedAt === null) return question
  await repository.setArchived(tx, { ...key, isArchived: false })
  const after = { text: question.question.text }
  await audit({ entity: 'question', entityId: accountQuestionId, action: 'restore', after })
  return question
}

async function lockOffered(tx: Tx, key: repository.QuestionKey) {
  const found = await repository.lockQuestion(tx, key)
  if (found === null || found.archivedAt !== null) throw new AppError('not_found')
  return found
}
