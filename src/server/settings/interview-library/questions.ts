// The questions of a company's library of interviews.
import * as contract from '#contract/settings/interview-library.ts'
import type {
  InterviewQuestion,
  InterviewQuestionContent,
} from '#contract/settings/interview-library.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import * as repository from './question-repository.ts'
import type { QuestionKey } from './question-repository.ts'

type Creation = {
  readonly accountId: number
  readonly content: InterviewQuestionContent
  /** What it counted for before, which may have been archived since. */
  readonly before?: InterviewQuestion
}
type Change = QuestionKey & {
  readonly content: InterviewQuestionContent
  /** Of what the change is based on. */
  readonly revision: number | undefined
}
type Clock = { readonly now: () => Date }

export function serveInterviewQuestions(endpoints: StaffEndpoints, clock: Clock): void {
  serveReading(endpoints)
  serveChanges(endpoints, clock)
}

function serveReading({ query }: StaffEndpoints): void {
  // What a rating can count for.
  query(contract.listMeasuredAttributes, ({ tx, access }) =>
    repository.listAttributes(tx, access.accountId),
  )

  query(contract.listInterviewQuestions, ({ tx, access: { accountId }, query: asked }) =>
    repository.listQuestions(tx, { ...asked, accountId }),
  )

  query(contract.getInterviewQuestion, ({ tx, params }) => getQuestion(tx, keyOf(params)))
}

function serveChanges({ command }: StaffEndpoints, { now }: Clock): void {
  command(contract.createInterviewQuestion, ({ body, ...changing }) =>
    createQuestion(changing, { accountId: changing.access.accountId, content: body, at: now() }),
  )

  command(contract.saveInterviewQuestion, ({ params, body, ...changing }) => {
    const { revision, ...content } = body
    return save(changing, { ...keyOf(params), revision, content, at: now() })
  })

  command(contract.deleteInterviewQuestion, ({ params, ...changing }) =>
    remove(changing, { ...keyOf(params), at: now() }),
  )

  command(contract.restoreInterviewQuestion, ({ params, ...changing }) =>
    restore(changing, keyOf(params)),
  )
}

function keyOf(params: { account_id: number; interview_question_id: number }): QuestionKey {
  return { accountId: params.account_id, interviewQuestionId: params.interview_question_id }
}

/** @throws AppError `validation_failed` for an attribute that there is not. */
export async function createQuestion(
  { tx, audit }: Changing,
  { accountId, content, at }: Creation & { at: Date },
): Promise<InterviewQuestion> {
  const cleaned = await clean(tx, { accountId, content })
  const id = await repository.insertQuestion(tx, { accountId, content: cleaned, at })
  await audit({ ...entryOf(id), action: 'create', after: { text: content.text } })
  return getQuestion(tx, { accountId, interviewQuestionId: id })
}

/** @throws AppError `not_found`, `library_changed`, `validation_failed` for an attribute that there is not. */
async function save(
  { tx, audit }: Changing,
  { content, revision, at, ...key }: Change & { at: Date },
): Promise<InterviewQuestion> {
  await lock(tx, key)
  const before = await getQuestion(tx, key)
  if (revision !== undefined && before.revision !== revision)
    throw new AppError('library_changed', { details: { revision: before.revision } })
  const cleaned = await clean(tx, { accountId: key.accountId, content, before })
  await repository.updateQuestion(tx, { ...key, content: cleaned, at })
  await audit({
    ...entryOf(key.interviewQuestionId),
    action: 'update',
    before: { text: before.text },
    after: { text: content.text },
  })
  return getQuestion(tx, key)
}

/**
 * What guides and plans ask stays: it is only not offered any more.
 * @throws AppError `not_found`, also for one that is archived already
 */
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

async function clean(
  tx: Tx,
  { accountId, content, before }: Creation,
): Promise<InterviewQuestionContent> {
  const { attribute_type_id: attributeTypeId, details } = content
  if (
    attributeTypeId !== null &&
    attributeTypeId !== before?.attribute_type_id &&
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
