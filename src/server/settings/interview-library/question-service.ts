// Rules of the questions of a company's library of interviews. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/settings/interview-library.ts'
import type {
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import * as repository from './question-repository.ts'
import type { QuestionKey } from './question-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Query = z.output<typeof contract.listInterviewQuestions.query>
type Creation = { readonly accountId: number; readonly content: InterviewQuestionContent }
type Change = QuestionKey & {
  readonly content: InterviewQuestionContent
  /** Of what the change is based on. */
  readonly revision: number | undefined
}

const questionReply = contract.getInterviewQuestion.responses[200].shape.data
const deletedReply = contract.deleteInterviewQuestion.responses[200].shape.data

export function createInterviewQuestionService(deps: Deps) {
  return { ...reading(deps), ...writing(deps), ...removing(deps) }
}

function reading({ scopes }: Deps) {
  return {
    /** What a rating can count for. */
    attributes: (caller: Caller, accountId: number) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listMeasuredAttributes.policy },
        (tx) => repository.listAttributes(tx, accountId),
      ),

    list: (caller: Caller, { accountId, query }: { accountId: number; query: Query }) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listInterviewQuestions.policy },
        async (tx) => {
          const { rows, total } = await repository.listQuestions(tx, { ...query, accountId })
          const { page, page_size } = query
          return { data: rows, meta: { page, page_size, total } }
        },
      ),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, key: QuestionKey) =>
      scopes.inAccount(
        { caller, accountId: key.accountId, policy: contract.getInterviewQuestion.policy },
        (tx) => getQuestion(tx, key),
      ),
  }
}

function writing({ scopes, now }: Deps) {
  const command = {
    policy: contract.saveInterviewQuestion.policy,
    replySchema: questionReply,
  }
  return {
    /** @throws AppError `validation_failed` for an attribute that there is not. */
    create: (by: By, request: Creation) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: request.accountId,
        name: 'create-interview-question',
        request,
        change: (changing) => create(changing, { ...request, at: now() }),
      }),

    /** @throws AppError `not_found`, `library_changed`, `validation_failed` for an attribute that there is not. */
    save: (by: By, request: Change) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: request.accountId,
        name: 'save-interview-question',
        request,
        change: (changing) => save(changing, { ...request, at: now() }),
      }),
  }
}

function removing({ scopes, now }: Deps) {
  return {
    /** @throws AppError `not_found`, also for one that is archived already. */
    remove: (by: By, request: QuestionKey) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.deleteInterviewQuestion.policy,
        name: 'delete-interview-question',
        request,
        replySchema: deletedReply,
        change: (changing) => remove(changing, { ...request, at: now() }),
      }),

    /** @throws AppError `not_found`. */
    restore: (by: By, request: QuestionKey) =>
      staffCommand(scopes, {
        by,
        accountId: request.accountId,
        policy: contract.restoreInterviewQuestion.policy,
        name: 'restore-interview-question',
        request,
        replySchema: questionReply,
        change: (changing) => restore(changing, request),
      }),
  }
}

async function create(
  { tx, audit }: Changing,
  { accountId, content, at }: Creation & { at: Date },
): Promise<InterviewQuestion> {
  const cleaned = await clean(tx, { accountId, content })
  const id = await repository.insertQuestion(tx, { accountId, content: cleaned, at })
  await audit({ ...entryOf(id), action: 'create', after: { text: content.text } })
  return getQuestion(tx, { accountId, interviewQuestionId: id })
}

async function save(
  { tx, audit }: Changing,
  { content, revision, at, ...key }: Change & { at: Date },
): Promise<InterviewQuestion> {
  await lock(tx, key)
  const before = await getQuestion(tx, key)
  if (revision !== undefined && before.revision !== revision)
    throw new AppError('library_changed', { details: { revision: before.revision } })
  const cleaned = await clean(tx, { accountId: key.accountId, content })
  await repository.updateQuestion(tx, { ...key, content: cleaned, at })
  await audit({
    ...entryOf(key.interviewQuestionId),
    action: 'update',
    before: { text: before.text },
    after: { text: content.text },
  })
  return getQuestion(tx, key)
}

// What guides and plans ask stays: it is only not offered any more.
async function remove({ tx, audit }: Changing, { at, ...key }: QuestionKey & { at: Date }) {
  await lock(tx, key)
  const before = await getQuestion(tx, key)
  if (before.is_archived) throw new AppError('not_found')
  const isArchived = await repository.isAsked(tx, key)
  if (isArchived) await repository.setArchived(tx, { ...key, archivedAt: at })
  else await repository.deleteQuestion(tx, key)
  await audit({
    ...entryOf(key.interviewQuestionId),
    action: isArchived ? 'archive' : 'delete',
    before: { text: before.text },
  })
  return { interview_question_id: key.interviewQuestionId, is_archived: isArchived }
}

async function restore({ tx, audit }: Changing, key: QuestionKey): Promise<InterviewQuestion> {
  await lock(tx, key)
  await repository.setArchived(tx, { ...key, archivedAt: null })
  const question = await getQuestion(tx, key)
  await audit({
    ...entryOf(key.interviewQuestionId),
    action: 'restore',
    after: { text: question.text },
  })
  return question
}

// A guide that is about to ask it waits, and then finds it archived or gone.
async function lock(tx: Tx, { accountId, interviewQuestionId }: QuestionKey): Promise<void> {
  const found = await repository.lockQuestions(tx, { accountId, ids: [interviewQuestionId] })
  if (found.length === 0) throw new AppError('not_found')
}

async function getQuestion(tx: Tx, key: QuestionKey): Promise<InterviewQuestion> {
  const question = await repository.findQuestion(tx, key)
  if (question === null) throw new AppError('not_found')
  return question
}

async function clean(tx: Tx, { accountId, content }: Creation): Promise<InterviewQuestionContent> {
  const { attribute_type_id: attributeTypeId, details } = content
  if (
    attributeTypeId !== null &&
    !(await repository.hasAttribute(tx, { accountId, attributeTypeId }))
  )
    throw new AppError('validation_failed', {
      fields: { attribute_type_id: 'There is no such attribute.' },
    })
  return { ...content, details: cleanRichText(details) }
}

function entryOf(interviewQuestionId: number) {
  return { entity: 'interview_question', entityId: interviewQuestionId } as const
}
