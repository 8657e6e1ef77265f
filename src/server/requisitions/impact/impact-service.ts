// Rules of what a bulk rejection would do to groups: who may ask, and what is told. Knows no HTTP. That figures tell no
// person's answer is the work of `disclosure-blocks.ts` and `impact-cells.ts`.
import { SELECTION_LIMITS } from '#contract/application-actions.ts'
import type { Selection } from '#contract/decisions.ts'
import {
  EEOC_CHOICES,
  EEOC_DECLINED,
  EEOC_QUESTIONS,
  FEWEST_TOLD,
  type EeocQuestion,
} from '#contract/eeoc-choices.ts'
import { checkImpactRatio, type ImpactRatios } from '#contract/impact-ratio.ts'
import type { LocalizedText } from '#contract/shape.ts'

import { jobCommand, type By } from '../../audit/staff-command.ts'
import type { Tx } from '../../db/database.ts'
import { EEOC_TEXTS } from '../../eeoc/eeoc-questions.ts'
import { AppError } from '../../http/app-error.ts'
import type { JobKey } from '../decisions/decision-subjects.ts'
import type { StaffScopes } from '../staff-access.ts'
import { cutBlocks, peopleIn, type Cut, type Piece } from './disclosure-blocks.ts'
import {
  shownFigures,
  type BlockCount,
  type CountedBlocks,
  type ShownGroup,
} from './impact-cells.ts'
import * as repository from './impact-repository.ts'
import type { Asked } from './impact-repository.ts'

const replySchema = checkImpactRatio.responses[200].shape.data

/** Figures about more people on another side than one in so many would not be about the selection any more. */
const REGROUPED_AT_MOST = 10

type Choosing = { readonly selection: Pick<Selection, 'ref_ids' | 'matching'> }

export function createImpactService({ scopes }: { scopes: StaffScopes }) {
  return {
    /** @throws AppError `not_found` that names foreign ids, `too_many_applicants`. */
    check: (by: By, given: Choosing & { jobId: number }): Promise<ImpactRatios> =>
      jobCommand(scopes, {
        by,
        jobId: given.jobId,
        policy: checkImpactRatio.policy,
        name: 'check-impact-ratio',
        request: given,
        replySchema,
        change: async ({ tx, access: { accountId } }) => {
          const key = { accountId, jobId: given.jobId }
          const asked = await askedOf(tx, { key, ...given })
          if (!(await repository.asksEeoc(tx, key))) return withoutFigures('not_asked')
          await repository.lockBlocks(tx, key)
          return figuresOf(tx, { key, asked })
        },
      }),
  }
}

// As a bulk rejection reads it, which refuses the same.
async function askedOf(tx: Tx, { key, selection }: Choosing & { key: JobKey }): Promise<Asked> {
  const { ref_ids: named, matching } = selection
  if (matching !== undefined) {
    const limit = SELECTION_LIMITS.matching
    if ((await repository.countMatching(tx, { ...matching, ...key })) > limit)
      throw new AppError('too_many_applicants', { details: { limit } })
    return { matching }
  }
  const refIds = [...new Set(named)]
  const found = new Set(await repository.listRefIds(tx, { key, refIds }))
  const missing = refIds.filter((id) => !found.has(id))
  if (missing.length > 0) throw new AppError('not_found', { details: { ref_ids: missing } })
  return { refIds }
}

async function figuresOf(
  tx: Tx,
  { key, asked }: { key: JobKey; asked: Asked },
): Promise<ImpactRatios> {
  const pieces = await repository.listPieces(tx, { key, asked })
  const isAboutFew = (['rejected', 'staying'] as const).some(
    (side) => peopleOn(pieces, side) < FEWEST_TOLD,
  )
  if (isAboutFew) return withoutFigures('too_few')
  const cut = cutBlocks(pieces)
  if (isFarFrom(pieces, cut)) return withoutFigures('too_close')
  if (new Set(cut.counted.values()).size < 2) return withoutFigures('too_few')
  await repository.moveToBlocks(tx, { key, asked, moves: cut.moves })
  const counted = await countedBlocks(tx, { key, cut })
  const counts = await repository.listBlockCounts(tx, key)
  return {
    state: 'shown',
    regrouped_people: cut.regrouped,
    questions: EEOC_QUESTIONS.map((question) => {
      const ofQuestion = counts.filter((one) => one.question === question)
      return describe(question, { counted, counts: ofQuestion })
    }),
  }
}

// By what is stored: people may have applied or withdrawn since they were counted.
async function countedBlocks(
  tx: Tx,
  { key, cut }: { key: JobKey; cut: Cut },
): Promise<CountedBlocks> {
  const sizes = await repository.listBlockSizes(tx, key)
  return new Map(
    sizes.flatMap(({ block, people }) => {
      const side = cut.counted.get(block)
      return side === undefined || people < FEWEST_TOLD ? [] : [[block, { side, people }] as const]
    }),
  )
}

function withoutFigures(state: Exclude<ImpactRatios['state'], 'shown'>): ImpactRatios {
  return { state, regrouped_people: 0, questions: [] }
}

function isFarFrom(pieces: readonly Piece[], cut: Cut): boolean {
  const rejected = peopleOn(pieces, 'rejected')
  const considered = rejected + peopleOn(pieces, 'staying')
  return (
    cut.regrouped * REGROUPED_AT_MOST > considered ||
    cut.regroupedRejected * REGROUPED_AT_MOST > rejected
  )
}

function peopleOn(pieces: readonly Piece[], side: Piece['side']): number {
  return peopleIn(pieces.filter((one) => one.side === side))
}

function describe(
  question: EeocQuestion,
  { counted, counts }: { counted: CountedBlocks; counts: readonly BlockCount[] },
): ImpactRatios['questions'][number] {
  const choices = EEOC_CHOICES[question].filter((choice) => choice !== EEOC_DECLINED)
  const figures = shownFigures({ counted, choices, counts })
  const { text, choices: labels } = EEOC_TEXTS[question]
  return {
    question_id: question,
    text,
    groups: (figures?.groups ?? []).map((group) => describeGroup(group, labels)),
    hidden_people: figures?.hidden ?? null,
    unanswered_people: figures?.unanswered ?? null,
  }
}

function describeGroup(
  group: ShownGroup,
  labels: Readonly<Record<string, LocalizedText>>,
): ImpactRatios['questions'][number]['groups'][number] {
  const label = labels[group.choice]
  if (label === undefined) throw new Error(`The choice ${group.choice} has no label.`)
  return {
    choice: group.choice,
    label,
    considered: group.considered,
    staying: group.selected,
    selection_rate: group.rate,
    impact_ratio: group.ratio,
    is_reference: group.isReference,
    is_below_four_fifths: group.isFlagged,
    p_value: group.pValue,
    is_flipped_by_one: group.isFlippedByOne,
  }
}
