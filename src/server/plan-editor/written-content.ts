// What companies write for the activities of their plans: stored as content of its own, which never changes. Who is under way
// keeps what they began with; a draft that says something else asks something else.
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { and, asc, eq, inArray, isNull, notExists } from 'drizzle-orm'

import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { OnboardingForm } from '#contract/assessments/onboarding-form.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'
import type { UsageType } from '#contract/settings/settings-rules.ts'

import {
  cleanSettings,
  contentOf,
  keyOf,
  namedAttributes,
} from '../assessments/kinds/activity-kinds.ts'
import type { Tx } from '../db/database.ts'
import { assessment, attempt } from '../db/schema/assessment.ts'
import { jobStepActivity } from '../db/schema/requisition.ts'
import { AppError } from '../http/app-error.ts'
import { haveTemplates } from '../offers/activity/template-choices.ts'
import { cleanRichText } from '../rich-text/clean-rich-text.ts'
import { findOnboardingForms } from './onboarding-forms/onboarding-form-repository.ts'
import type { NewActivity } from './plan-repository.ts'
import { findAttributes } from './setup/attribute-repository.ts'

type Steps = PlanBody['steps']
type Row = typeof assessment.$inferSelect
type WrittenRow = typeof assessment.$inferInsert & { slug: string }
type Content = {
  readonly known: ReadonlyMap<number, Pick<Row, keyof typeof knownColumns>>
  readonly bases: ReadonlyMap<Row['kind'], Row>
  readonly forms: ReadonlyMap<number, Pick<OnboardingForm, 'name' | 'sections'>>
  readonly attributes: Awaited<ReturnType<typeof findAttributes>>
}
const knownColumns = {
  asmtId: assessment.asmtId,
  kind: assessment.kind,
  settings: assessment.settings,
}
/** What an activity keeps when a change does not say otherwise. */
export type StandingActivity = { readonly instruction: string; readonly originId: number }
type Wanted = {
  accountId: number
  asmtId: number
  settings: ActivitySettings | null
  /** What the step measures: questions score attributes, or outcomes. */
  usageType: UsageType
}
/** Steps that say what they measure. */
export type MeasuringStep = Steps[number] & { readonly usage_type: UsageType }

/**
 * The activities of a plan in their order, with the content that their settings make.
 * @throws AppError `validation_failed` for content that does not exist, or that takes no such settings.
 */
export async function writeActivities(
  tx: Tx,
  {
    accountId,
    steps,
    activities,
  }: {
    accountId: number
    steps: readonly Pick<MeasuringStep, 'activities' | 'usage_type'>[]
    /** As they are, by their ids. */
    activities: ReadonlyMap<number, StandingActivity>
  },
): Promise<NewActivity[]> {
  const asked = steps.flatMap(({ activities, usage_type: usageType }, step) =>
    activities.map((one) => ({ ...one, step, usageType })),
  )
  const content = await findContent(tx, { accountId, asked })
  const made: WrittenRow[] = []
  const planned = asked.map(({ asmt_id, settings, is_required, step, usageType, ...one }) => {
    const row = rowOf(content, {
      accountId,
      asmtId: asmt_id,
      usageType,
      settings: settings ? cleanSettings(settings) : null,
    })
    if (row !== null) made.push(row)
    const before = activities.get(one.job_step_activity_id ?? 0)
    const instruction =
      one.instruction === undefined ? (before?.instruction ?? '') : cleanRichText(one.instruction)
    const kept = { instruction, originActivityId: before?.originId ?? null }
    return { step, asmtId: asmt_id, isRequired: is_required, ...kept, slug: row?.slug }
  })
  await assertOfferTemplates(tx, { accountId, made })
  const ids = await insert(tx, made)
  return planned.map(({ slug, ...activity }) => ({
    ...activity,
    asmtId: ids.get(slug ?? '') ?? activity.asmtId,
  }))
}

/** Removes what was written for a draft and is asked nowhere any more. */
export async function deleteUnused(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return
  const planned = tx.db
    .select({ id: jobStepActivity.asmtId })
    .from(jobStepActivity)
    .where(eq(jobStepActivity.asmtId, assessment.asmtId))
  const begun = tx.db
    .select({ id: attempt.asmtId })
    .from(attempt)
    .where(eq(attempt.asmtId, assessment.asmtId))
  await tx.db
    .delete(assessment)
    .where(
      and(
        eq(assessment.accountId, accountId),
        inArray(assessment.asmtId, [...ids]),
        notExists(planned),
        notExists(begun),
      ),
    )
}

// What the activities ask by now, and what settings of their kinds are made from: of these alone the whole content is read.
async function findContent(
  tx: Tx,
  { accountId, asked }: { accountId: number; asked: Steps[number]['activities'] },
): Promise<Content> {
  const ids = [...new Set(asked.map((one) => one.asmt_id))]
  const kinds = [...new Set(asked.flatMap(({ settings }) => settings?.kind ?? []))]
  const known = await tx.db
    .select(knownColumns)
    .from(assessment)
    .where(inArray(assessment.asmtId, ids))
  const shared = await tx.db
    .select()
    .from(assessment)
    .where(and(isNull(assessment.accountId), inArray(assessment.kind, kinds)))
    .orderBy(asc(assessment.version))
  const forms = await findOnboardingForms(tx, { accountId, ids: asked.flatMap(formIdOf) })
  const named = asked.flatMap(({ settings }) => (settings ? namedAttributes(settings) : []))
  return {
    attributes: await findAttributes(tx, { accountId, ids: named }),
    known: new Map(known.map((row) => [row.asmtId, row])),
    // The last one of a kind is its newest version.
    bases: new Map(shared.map((row) => [row.kind, row])),
    forms: new Map(forms.map(({ account_onboarding_form_id: id, ...form }) => [id, form])),
  }
}

function formIdOf({ settings }: Steps[number]['activities'][number]): number[] {
  return settings?.kind === 'onboarding-form' ? [settings.account_onboarding_form_id] : []
}

// A form that is chosen is the company's, as it is now.
function withForm(settings: ActivitySettings, forms: Content['forms']): ActivitySettings {
  if (settings.kind !== 'onboarding-form') return settings
  const form = forms.get(settings.account_onboarding_form_id)
  if (form === undefined) throw unfit('An onboarding form does not exist.')
  return { ...settings, ...form }
}

// Null where the activity asks already what is wanted.
function rowOf(
  { known, bases, forms, attributes }: Content,
  { accountId, asmtId, usageType, settings: wanted }: Wanted,
): WrittenRow | null {
  const current = known.get(asmtId)
  if (wanted === null) {
    if (current === undefined) throw unfit('An activity does not exist.')
    return null
  }
  // What stands keeps the fields that it was chosen with.
  if (isDeepStrictEqual(current?.settings, wanted)) return null
  const settings = withForm(wanted, forms)
  if (namedAttributes(settings).some((id) => attributes.get(id)?.usageType !== usageType))
    throw unfit('An attribute does not exist.')
  const base = bases.get(settings.kind)
  // A draft that was undone may name content that is gone: its settings say all of it.
  if (base === undefined || (current?.kind ?? base.kind) !== settings.kind)
    throw unfit('An activity does not take these settings.')
  const slug = `${base.kind}-${randomUUID()}`
  const content = { ...base.content, ...contentOf(settings), slug, version: 1 }
  return {
    accountId,
    slug,
    version: 1,
    kind: base.kind,
    title: content.title,
    minutes: content.minutes,
    questionCount: content.questions.length,
    content,
    scoring: { ...base.scoring, ...keyOf(settings, attributes), version: `${slug}/1` },
    settings,
  }
}

// Of activities that are written now: one that stays as it is may name a letter of before.
async function assertOfferTemplates(
  tx: Tx,
  { accountId, made }: { accountId: number; made: readonly WrittenRow[] },
): Promise<void> {
  const named = made.flatMap(({ settings }) => (settings?.kind === 'offer' ? [settings] : []))
  if (!(await haveTemplates(tx, { accountId, named })))
    throw unfit('An offer letter or a table of terms does not exist.')
}

async function insert(tx: Tx, rows: readonly WrittenRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const made = await tx.db
    .insert(assessment)
    .values([...rows])
    .returning({ slug: assessment.slug, id: assessment.asmtId })
  return new Map(made.map(({ slug, id }) => [slug, id]))
}

function unfit(message: string): AppError {
  return new AppError('validation_failed', { fields: { steps: message } })
}
