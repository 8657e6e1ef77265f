// SQL of the assessments of the product, with how often a company uses them. Runs in the company's scope.
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'

import { LOCALES } from '#contract/core/shape.ts'
import type { AssessmentRow, ScoreConversion } from '#contract/settings/measurements.ts'
import { ASSESSMENT_KINDS, type AssessmentMeasurement } from '#contract/settings/settings-rules.ts'

import { hasConversion, rawToScore } from '../../assessments/scoring/raw-to-score.ts'
import type { Scale } from '../../assessments/scoring/scoring-key.ts'
import type { Tx } from '../../db/database.ts'
import { TEMPLATE_TYPE } from '../../db/job-types.ts'
import { assessment, attributeType } from '../../db/schema/assessment.ts'
import { hasWords } from '../../db/search.ts'

type Page = { readonly accountId: number; readonly page: number; readonly page_size: number }
type Query = Page & { readonly measurementType: AssessmentMeasurement; readonly search: string }

const count = sql<number>`count(*)::int`

/** The requisitions whose published plans ask some version of an assessment, by the slug of it. */
function requisitionsOf(accountId: number, slug: unknown) {
  return sql`from assessment v
    join job_step_activity a on a.asmt_id = v.asmt_id and a.account_id = ${accountId}
    join job_step s on s.account_id = a.account_id and s.job_step_id = a.job_step_id
    join job j on j.account_id = s.account_id and j.job_id = s.job_id and j.plan_version = s.plan_version
      and j.job_type_id <> ${TEMPLATE_TYPE}
    where v.slug = ${slug} and v.account_id is null`
}

/** One page of assessments by their titles, and how many there are. */
export async function listAssessments(
  tx: Tx,
  { accountId, measurementType, search, page, page_size: size }: Query,
): Promise<{ rows: AssessmentRow[]; total: number }> {
  const newest = newestVersions(tx, measurementType)
  const where = hasWords(
    sql`concat_ws(' ', ${newest.title} ->> 'en', ${newest.title} ->> 'es', ${newest.title} ->> 'fr')`,
    search,
  )
  const found = await tx.db
    .select({
      asmt_id: newest.asmt_id,
      activity_kind: newest.activity_kind,
      title: newest.title,
      minutes: newest.minutes,
      question_count: newest.question_count,
      scoring: newest.scoring,
      spoken: newest.spoken,
      used_in: sql<number>`(select count(distinct s.job_id)::int ${requisitionsOf(accountId, newest.slug)})`,
    })
    .from(newest)
    .where(where)
    .orderBy(asc(sql`${newest.title} ->> 'en'`), asc(newest.asmt_id))
    .limit(size)
    .offset((page - 1) * size)
  const attributes = await sharedAttributes(tx)
  const rows = found.map(({ scoring, spoken, ...row }): AssessmentRow => ({
    ...row,
    kind: 'assessment',
    languages: spoken.length === 0 ? [...LOCALES] : LOCALES.filter((one) => spoken.includes(one)),
    attributes: scoring.scales.flatMap(({ attribute }) => attributes.get(attribute) ?? []),
    norms: normsOf(scoring.scales),
    has_conversions: scoring.scales.some(hasConversion),
  }))
  const [counted] = await tx.db.select({ total: count }).from(newest).where(where)
  return { rows, total: counted?.total ?? 0 }
}

/** The newest version of each assessment. */
function newestVersions(tx: Tx, measurementType: AssessmentMeasurement) {
  return tx.db
    .selectDistinctOn([assessment.slug], {
      asmt_id: assessment.asmtId,
      slug: assessment.slug,
      activity_kind: assessment.kind,
      title: assessment.title,
      minutes: assessment.minutes,
      question_count: assessment.questionCount,
      scoring: assessment.scoring,
      spoken: sql<
        string[]
      >`jsonb_path_query_array(${assessment.content}, '$.questions[*].lang')`.as('spoken'),
    })
    .from(assessment)
    .where(
      and(
        isNull(assessment.accountId),
        isNull(assessment.settings),
        inArray(assessment.kind, [...ASSESSMENT_KINDS[measurementType]]),
      ),
    )
    .orderBy(asc(assessment.slug), desc(assessment.version))
    .as('newest')
}

async function sharedAttributes(tx: Tx) {
  const rows = await tx.db
    .select({
      slug: attributeType.slug,
      attribute_type_id: attributeType.attributeTypeId,
      name: attributeType.name,
    })
    .from(attributeType)
    .where(isNull(attributeType.accountId))
  return new Map(rows.map(({ slug, ...attribute }) => [slug, attribute]))
}

function normsOf(scales: readonly Scale[]): AssessmentRow['norms'] {
  if (scales.length === 0) return null
  const normed = scales.filter(({ norm }) => norm.kind === 'normal').length
  if (normed === 0) return 'none'
  return normed === scales.length ? 'all' : 'some'
}

/** One page of the requisitions that ask an assessment, by their titles; null where there is no such assessment. */
export async function listRequisitions(
  tx: Tx,
  { accountId, asmtId, page, page_size: size }: Page & { readonly asmtId: number },
) {
  const [named] = await tx.db
    .select({ slug: assessment.slug })
    .from(assessment)
    .where(and(eq(assessment.asmtId, asmtId), isNull(assessment.accountId)))
  if (named === undefined) return null
  const of = requisitionsOf(accountId, named.slug)
  const asking = sql`(select distinct j.job_id, j.title ${of}) as asking`
  const columns = { job_id: sql<number>`asking.job_id::int`, title: sql<string>`asking.title` }
  const rows = await tx.db
    .select(columns)
    .from(asking)
    .orderBy(sql`lower(asking.title)`, sql`asking.job_id`)
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await tx.db.select({ total: count }).from(asking)
  return { rows, total: counted?.total ?? 0 }
}

/** How the raw scores of an assessment become attribute scores, by scale; null where there is no such assessment. */
export async function findConversions(tx: Tx, asmtId: number): Promise<ScoreConversion[] | null> {
  const [found] = await tx.db
    .select({ key: assessment.scoring })
    .from(assessment)
    .where(and(eq(assessment.asmtId, asmtId), isNull(assessment.accountId)))
  if (found === undefined) return null
  const attributes = await sharedAttributes(tx)
  return found.key.scales.filter(hasConversion).flatMap((scale) => {
    const { norm, items } = scale
    const measured = attributes.get(scale.attribute)
    if (measured === undefined) return []
    const isNormed = norm.kind === 'normal'
    return {
      ...measured,
      metric: isNormed ? 'percentile' : 'pomp',
      item_count: items.length,
      norm: isNormed ? { mean: norm.mean, sd: norm.sd, source: norm.source } : null,
      scores: rawToScore(found.key, scale),
    }
  })
}
