// The guides of a company's library of interviews.
import * as contract from '#contract/settings/interview-library.ts'
import type {
  InterviewGuideContent,
  InterviewGuideTemplate,
} from '#contract/settings/interview-library.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import * as repository from './guide-repository.ts'
import type { GuideKey } from './guide-repository.ts'
import { listQuestionsOfGuide, lockQuestions } from './question-repository.ts'

type Creation = { readonly accountId: number; readonly content: InterviewGuideContent }
type Change = GuideKey & {
  readonly content: InterviewGuideContent
  /** Of what the change is based on. */
  readonly revision: number | undefined
}
type Archiving = GuideKey & { readonly isArchived: boolean }

export function serveInterviewGuides(
  { query, command }: StaffEndpoints,
  { now }: { readonly now: () => Date },
): void {
  query(contract.listInterviewGuides, ({ tx, access: { accountId }, query: asked }) =>
    repository.listGuides(tx, { ...asked, accountId }),
  )

  query(contract.getInterviewGuide, ({ tx, params }) => getGuide(tx, keyOf(params)))

  command(contract.createInterviewGuide, ({ body, ...changing }) =>
    createGuide(changing, { accountId: changing.access.accountId, content: body, at: now() }),
  )

  command(contract.saveInterviewGuide, ({ params, body, ...changing }) => {
    const { revision, ...content } = body
    return save(changing, { ...keyOf(params), revision, content, at: now() })
  })

  command(contract.archiveInterviewGuide, ({ params, body, ...changing }) =>
    archive(changing, { ...keyOf(params), isArchived: body.is_archived, at: now() }),
  )
}

function keyOf(params: { account_id: number; interview_guide_id: number }): GuideKey {
  return { accountId: params.account_id, interviewGuideId: params.interview_guide_id }
}

/** @throws AppError `validation_failed` for a question that is not offered. */
export async function createGuide(
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

/** @throws AppError `not_found`, `library_changed`, `validation_failed` for a question that is not offered. */
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

/** @throws AppError `not_found`. */
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
