// Brings the instruments of the code into the database at start-up. Adds versions, and never changes a stored one.
import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'

import { assessment, attributeType } from '#server/db/schema/assessment.ts'
import { jobStepActivity } from '#server/db/schema/requisition.ts'

import type { Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'

type Database = PgDatabase<PgQueryResultHKT>

/**
 * Inserts the missing versions of the instruments and the missing shared attributes, renames attributes, and plans the
 * newest version for every activity; an attempt stays on the version that it began with. Safe to repeat, and to run in
 * two processes at once. Needs the owner's rights: requests may not write assessment content. Throws, and changes nothing, when a stored
 * version differs from the code's: scores name the version that made them, so a change of text, key or norm needs a new
 * version number.
 */
export async function syncInstruments(
  db: Database,
  instruments: readonly Instrument[] = INSTRUMENTS,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(assessment).values(instruments.map(assessmentRow)).onConflictDoNothing()
    await tx.insert(attributeType).values(attributeRows(instruments)).onConflictDoNothing()
    await renameAttributes(tx, instruments)
    await checkUnchanged(tx, instruments)
    await planNewest(tx, instruments)
  })
}

// Names are what people read, and make no score.
async function renameAttributes(tx: Database, instruments: readonly Instrument[]): Promise<void> {
  const names = attributeRows(instruments).map(({ slug, name }) => ({ slug, name }))
  await tx.execute(sql`
    update attribute_type a set name = n.name
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n(slug text, name jsonb)
    where a.account_id is null and a.slug = n.slug and a.name <> n.name`)
}

async function planNewest(tx: Database, instruments: readonly Instrument[]): Promise<void> {
  const older = alias(assessment, 'older')
  const slugs = instruments.map(({ slug }) => slug)
  const newest = tx
    .selectDistinctOn([assessment.slug], {
      asmtId: assessment.asmtId,
      slug: assessment.slug,
      version: assessment.version,
    })
    .from(assessment)
    .where(inArray(assessment.slug, slugs))
    .orderBy(assessment.slug, desc(assessment.version))
    .as('newest')
  await tx
    .update(jobStepActivity)
    .set({ asmtId: sql`${newest.asmtId}` })
    .from(older)
    .innerJoin(newest, and(eq(newest.slug, older.slug), lt(older.version, newest.version)))
    .where(eq(jobStepActivity.asmtId, older.asmtId))
}

function assessmentRow({ slug, version, content, scoring }: Instrument) {
  return {
    accountId: null,
    slug,
    version,
    kind: content.kind,
    title: content.title,
    minutes: content.minutes,
    questionCount: content.questions.length,
    content,
    scoring,
    settings: null,
  }
}

function attributeRows(instruments: readonly Instrument[]) {
  return instruments
    .flatMap(({ attributes }) => attributes)
    .map(({ slug, parent_slug, category, name }) => ({
      accountId: null,
      slug,
      parentSlug: parent_slug,
      category,
      name,
    }))
}

async function checkUnchanged(tx: Database, instruments: readonly Instrument[]): Promise<void> {
  const slugs = instruments.map(({ slug }) => slug)
  const stored = await tx.select().from(assessment).where(inArray(assessment.slug, slugs))
  const rows = new Map(stored.map((row) => [`${row.slug}/${row.version}`, row]))
  for (const instrument of instruments) {
    const name = `${instrument.slug}/${instrument.version}`
    const row = rows.get(name)
    if (isDeepStrictEqual(row, { asmtId: row?.asmtId, ...assessmentRow(instrument) })) continue
    throw new Error(
      `Instrument ${name} differs from the version in the database. Stored versions are immutable: ` +
        'give the changed instrument a new version number.',
    )
  }

  const attributes = await tx.select().from(attributeType).where(isNull(attributeType.accountId))
  const parents = new Map(attributes.map(({ slug, parentSlug }) => [slug, parentSlug]))
  const moved = attributeRows(instruments).find(
    ({ slug, parentSlug }) => parents.get(slug) !== parentSlug,
  )
  if (moved) throw new Error(`Attribute ${moved.slug} stands under another parent in the database.`)
}
