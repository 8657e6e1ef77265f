// Rules of a company's question library. Knows no HTTP.
import type { z } from 'zod'

import { measuredIdsOf } from '#contract/assessments/question-facts.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'
import * as contract from '#contract/settings/question-library.ts'
import type { LibraryQuestion } from '#contract/settings/question-library.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { assertBegunFrom, jobCommand, type By, type Changing } from '../../access/staff-command.ts'
import { cleanQuestion } from '../../assessments/kinds/formatted-question.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { countKnown } from '../setup/attribute-repository.ts'
import * as repository from './question-repository.ts'

const addedSchema = contract.addLibraryQuestion.responses[200].shape.data
const updatedSchema = contract.updateLibraryQuestion.responses[200].shape.data
const removedSchema = contract.deleteLibraryQuestion.responses[200].shape.data

type Page = { search: string; page: number; pageSize: number }
type Update = { jobId: number; accountQuestionId: number; question: WrittenQuestion }
type Removal = { jobId: number; accountQuestionId: number }

export function createQuestionService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** One page of the library, and how much there is. */
    list: (caller: Caller, { jobId, ...page }: { jobId: number } & Page) =>
      scopes.atJob(
        { caller, jobId, policy: contract.listLibraryQuestions.policy },
        (tx, { accountId }) => repository.listQuestions(tx, { accountId, ...page }),
      ),

    add: (by: By, given: { jobId: number; question: WrittenQuestion }): Promise<LibraryQuestion> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.addLibraryQuestion.policy,
        name: 'add-library-question',
        request: given,
        replySchema: addedSchema,
        change: (changing) => add(changing, given.question),
      }),

    /** @throws AppError `not_found`, `conflict` where it began from another state than the stored one. */
    update: (by: By, given: Update): Promise<LibraryQuestion> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.updateLibraryQuestion.policy,
        name: 'update-library-question',
        request: given,
        replySchema: updatedSchema,
        change: (changing) => update(changing, given),
      }),

    /** @throws AppError `not_found`. */
    remove: (by: By, given: Removal) =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: contract.deleteLibraryQuestion.policy,
        name: 'delete-library-question',
        request: given,
        replySchema: removedSchema,
        change: (changing) => remove(changing, given),
      }),
  }
}

async function add(
  { tx, access, audit }: Changing,
  question: WrittenQuestion,
): Promise<LibraryQuestion> {
  await refuseUnknownAttributes(tx, { accountId: access.accountId, question })
  const added = await repository.insertQuestion(tx, {
    accountId: access.accountId,
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

async function update(
  changing: Changing,
  { accountQuestionId, question: written }: Update,
): Promise<LibraryQuestion> {
  const { tx, access, audit } = changing
  const { accountId } = access
  const question = cleanQuestion(written)
  const key = { accountId, accountQuestionId }
  const found = await repository.lockQuestion(tx, key)
  if (found === null) throw new AppError('not_found')
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
async function remove(
  { tx, access, audit }: Changing,
  { accountQuestionId }: Removal,
): Promise<z.output<typeof removedSchema>> {
  const key = { accountId: access.accountId, accountQuestionId }
  const found = await repository.lockQuestion(tx, key)
  if (found === null) throw new AppError('not_found')
  const isArchived = await repository.isAsked(tx, key)
  if (isArchived) await repository.archiveQuestion(tx, key)
  else await repository.deleteQuestion(tx, key)
  await audit({
    entity: 'question',
    entityId: accountQuestionId,
    action: 'delete',
    before: { text: found.question.text },
  })
  return { account_question_id: accountQuestionId, is_archived: isArchived }
}
