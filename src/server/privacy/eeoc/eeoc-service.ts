import type { LocalizedText } from '#contract/core/shape.ts'
// Rules of equal-opportunity questions: asked where the position asks them, answered by the person alone. Knows no HTTP.
import { EEOC_QUESTIONS, type EeocQuestion } from '#contract/privacy/eeoc-choices.ts'
import * as contract from '#contract/privacy/eeoc.ts'
import type { EeocForm, EeocReceipt, EeocSummary } from '#contract/privacy/eeoc.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import { EEOC_TEXTS } from './eeoc-questions.ts'
import * as repository from './eeoc-repository.ts'
import type { Cell } from './figure-rules.ts'
import { readPublished } from './read-published.ts'

type Deps = { readonly database: Database; readonly scopes: StaffScopes; readonly now: () => Date }
type Submission = {
  readonly refId: number
  readonly answers: Parameters<typeof repository.saveAnswers>[1]['answers']
  readonly answeredAt: Date
  readonly idempotencyKey: string
}

export function createEeocService({ database, scopes, now }: Deps) {
  return {
    /** The questions alone; where a position asks them, everyone is asked the same. */
    listQuestions: () => ({ questions: questionsAsked() }),

    /** @throws AppError `not_found` also where the position asks nothing. */
    get: ({ userId }: Caller, refId: number): Promise<EeocForm> =>
      database.inScope({ kind: 'person', userId }, async (tx) => {
        const asked = await repository.findAsked(tx, { userId, refId })
        if (asked?.isAsked !== true) throw new AppError('not_found')
        return describe(asked, { refId, found: await repository.findAnswers(tx, asked) })
      }),

    /** Stores answers, which may have waited on a device. @throws AppError `not_found`. */
    submit: ({ userId }: Caller, given: Submission): Promise<EeocReceipt> => {
      const { refId, answers, idempotencyKey: key } = given
      return database.inScope({ kind: 'person', userId }, (tx) =>
        once(tx, {
          userId,
          key,
          name: 'submit-eeoc-answers',
          // Without the answers: the few that there are would be found again from their hash.
          request: { refId, answeredAt: given.answeredAt.toISOString() },
          replySchema: contract.eeocReceiptSchema,
          effect: async (unit) => {
            const at = now()
            const answeredAt = given.answeredAt > at ? at : given.answeredAt
            const is_applied = await store(unit, { userId, refId, answers, answeredAt })
            return { ref_id: refId, is_applied, server_time: at.toISOString() }
          },
        }),
      )
    },

    /** The published figures of a company, and when they were published. */
    summarise: (
      caller: Caller,
      { accountId, jobId }: { accountId: number; jobId: number | null },
    ): Promise<EeocSummary> =>
      scopes.inAccount({ caller, accountId, policy: contract.getEeocSummary.policy }, (tx) =>
        readSummary(tx, { accountId, jobId }),
      ),
  }
}

/** What the tracker of an application says of its questions; null where the position asks none. */
export async function eeocStateOf(
  tx: Tx,
  { userId, refId }: { userId: number; refId: number },
): Promise<{ answered_at: string | null } | null> {
  const asked = await repository.findAsked(tx, { userId, refId })
  if (asked?.isAsked !== true) return null
  const found = await repository.findAnswers(tx, asked)
  return { answered_at: found?.answeredAt.toISOString() ?? null }
}

// A position that asks no more has no use for what waited on a device: nothing is stored, and the device is not told to repeat.
async function store(
  tx: Tx,
  given: Omit<Submission, 'idempotencyKey'> & { userId: number },
): Promise<boolean> {
  const { userId, refId, answers, answeredAt } = given
  const asked = await repository.findAsked(tx, { userId, refId })
  if (asked === null) throw new AppError('not_found')
  if (!asked.isAsked) return false
  const { accountId, userSmartreqId } = asked
  return repository.saveAnswers(tx, { accountId, userSmartreqId, userId, answers, answeredAt })
}

type Asked = NonNullable<Awaited<ReturnType<typeof repository.findAsked>>>
type Found = Awaited<ReturnType<typeof repository.findAnswers>>

function describe(
  { jobTitle, accountName }: Asked,
  { refId, found }: { refId: number; found: Found },
): EeocForm {
  const { answeredAt = null, ...answers } = found ?? {}
  return {
    ref_id: refId,
    job_title: jobTitle,
    account_name: accountName,
    questions: questionsAsked(),
    answers: found === null ? null : contract.eeocAnswersSchema.parse(answers),
    answered_at: answeredAt?.toISOString() ?? null,
  }
}

function questionsAsked(): EeocForm['questions'] {
  return EEOC_QUESTIONS.map((question_id) => {
    const { text, help } = EEOC_TEXTS[question_id]
    const said = help === undefined ? {} : { help }
    return { question_id, text, ...said, options: optionsOf(question_id) }
  })
}

function optionsOf(question: EeocQuestion): { value: string; label: LocalizedText }[] {
  const labels: Readonly<Record<string, LocalizedText>> = EEOC_TEXTS[question].choices
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

async function readSummary(
  tx: Tx,
  of: { accountId: number; jobId: number | null },
): Promise<EeocSummary> {
  const { cells, publishedAt } = await readPublished(tx, of)
  return { data: summaryOf(cells), meta: { published_at: publishedAt } }
}

// In the order of the questions, with every choice: one that no one made says no more than one that few made.
function summaryOf(cells: readonly Cell[]): EeocSummary['data'] {
  return EEOC_QUESTIONS.map((question_id) => ({
    question_id,
    text: EEOC_TEXTS[question_id].text,
    counts: optionsOf(question_id).map(({ value: choice, label }) => {
      const isThis = (cell: Cell) => cell.question === question_id && cell.choice === choice
      const people = cells.filter(isThis).reduce((sum, cell) => sum + cell.people, 0)
      return { choice, label, people: people === 0 ? null : people }
    }),
  }))
}
