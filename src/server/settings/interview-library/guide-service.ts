// Rules of the guides of a company's library of interviews. Knows no HTTP.
import type { z } from 'zod'

import * as contract from '#contract/settings/interview-library.ts'
import type {
  InterviewGuideContent,
  InterviewGuideTemplate,
} from '#contract/settings/interview-library.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { staffCommand, type By, type Changing } from '../../access/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import * as repository from './guide-repository.ts'
import type { GuideKey } from './guide-repository.ts'
import { listQuestionsOfGuide, lockQuestions } from './question-repository.ts'

type Deps = { readonly scopes: StaffScopes; readonly now: () => Date }
type Query = z.output<typeof contract.listInterviewGuides.query>
type Creation = { readonly accountId: number; readonly content: InterviewGuideContent }
type Change = GuideKey & {
  readonly content: InterviewGuideContent
  /** Of what the change is based on. */
  readonly revision: number | undefined
}
type Archiving = GuideKey & { readonly isArchived: boolean }

const guideReply = contract.getInterviewGuide.responses[200].shape.data

export function createInterviewGuideService(deps: Deps) {
  return { ...reading(deps), ...changing(deps) }
}

function reading({ scopes }: Deps) {
  return {
    list: (caller: Caller, { accountId, query }: { accountId: number; query: Query }) =>
      scopes.inAccount(
        { caller, accountId, policy: contract.listInterviewGuides.policy },
        async (tx) => {
          const { rows, total } = await repository.listGuides(tx, { ...query, accountId })
          const { page, page_size } = query
          return { data: rows, meta: { page, page_size, total } }
        },
      ),

    /** @throws AppError `not_found`. */
    get: (caller: Caller, key: GuideKey) =>
      scopes.inAccount(
        { caller, accountId: key.accountId, policy: contract.getInterviewGuide.policy },
        (tx) => getGuide(tx, key),
      ),
  }
}

function changing({ scopes, now }: Deps) {
  const command = { policy: contract.saveInterviewGuide.policy, replySchema: guideReply }
  return {
    /** @throws AppError `validation_failed` for a question that is not offered. */
    create: (by: By, request: Creation) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: request.accountId,
        name: 'create-interview-guide',
        request,
        change: (changing) => create(changing, { ...request, at: now() }),
      }),

    /** @throws AppError `not_found`, `library_changed`, `validation_failed` for a question that is not offered. */
    save: (by: By, request: Change) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: request.accountId,
        name: 'save-interview-guide',
        request,
        change: (changing) => save(changing, { ...request, at: now() }),
      }),

    /** @throws AppError `not_found`. */
    archive: (by: By, request: Archiving) =>
      staffCommand(scopes, {
        ...command,
        by,
        accountId: request.accountId,
        name: 'archive-interview-guide',
        request,
        change: (changing) => archive(changing, { ...request, at: now() }),
      }),
  }
}

async function create(
  { tx, audit }: Changing,
  { accountId, content, at }: Creation & { at: Date },
): Promise<InterviewGuideTemplate> {
  const { name, interview_question_ids: ids } = content
  await assertOffered(tx, { accountId, ids, asked: new Set() })
  const intro = cleanRichText(content.intro)
  const id = await repository.insertGuide(tx, { accountId, name, intro, at })
  const key = { accountId, interviewGuideId: id }
  await repository.replaceQuestions(tx, { ...key, ids })
  await audit({ ...entryOf(key), action: 'create', after: { name } })
  return getGuide(tx, key)
}

async function save(
  { tx, audit }: Changing,
  { content, revision, at, ...key }: Change & { at: Date },
): Promise<InterviewGuideTemplate> {
  const { name, interview_question_ids: ids } = content
  if (!(await repository.lockGuide(tx, key))) throw new AppError('not_found')
  const before = await getGuide(tx, key)
  if (revision !== undefined && before.revision !== revision)
    throw new AppError('library_changed', { details: { revision: before.revision } })
  const asked = new Set(before.questions.map((one) => one.interview_question_id))
  await assertOffered(tx, { accountId: key.accountId, ids, asked })
  await repository.updateGuide(tx, { ...key, name, intro: cleanRichText(content.intro), at })
  await repository.replaceQuestions(tx, { ...key, ids })
  await audit({
    ...entryOf(key),
    action: 'update',
    before: { name: before.name, questions: before.question_count },
    after: { name, questions: ids.length },
  })
  return getGuide(tx, key)
}

async function archive(
  { tx, audit }: Changing,
  { isArchived, at, ...key }: Archiving & { at: Date },
): Promise<InterviewGuideTemplate> {
  if (!(await repository.lockGuide(tx, key))) throw new AppError('not_found')
  await repository.setArchived(tx, { ...key, archivedAt: isArchived ? at : null })
  const guide = await getGuide(tx, key)
  const action = isArchived ? 'archive' : 'restore'
  await audit({ ...entryOf(key), action, after: { name: guide.name } })
  return guide
}

// An archived question is asked by no guide that does not ask it already.
async function assertOffered(
  tx: Tx,
  given: { accountId: number; ids: readonly number[]; asked: ReadonlySet<number> },
): Promise<void> {
  const { accountId, ids, asked } = given
  const found = await lockQuestions(tx, { accountId, ids })
  const offered = found.filter(({ id, archivedAt }) => archivedAt === null || asked.has(id))
  if (offered.length < ids.length)
    throw new AppError('validation_failed', {
      fields: { interview_question_ids: 'A question is not in the library any more.' },
    })
}

async function getGuide(tx: Tx, key: GuideKey): Promise<InterviewGuideTemplate> {
  const guide = await repository.findGuide(tx, key)
  if (guide === null) throw new AppError('not_found')
  return { ...guide, questions: await listQuestionsOfGuide(tx, key) }
}

function entryOf({ interviewGuideId }: GuideKey) {
  return { entity: 'interview_guide', entityId: interviewGuideId } as const
}
