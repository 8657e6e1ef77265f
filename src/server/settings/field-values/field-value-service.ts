// What a company records in its own fields about a person or a job: who reads it, and what a field takes.
import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { optionsOf } from '#contract/assessments/question-facts.ts'
import type { AccountField } from '#contract/settings/account-fields.ts'
import type { FieldValue, RecordedValues } from '#contract/settings/field-values.ts'

import type { AuditEntry } from '../../access/audit/audit-trail.ts'
import { seesPrivateData, type StaffAccess } from '../../access/staff-access.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import { contentQuestion, packageParts } from '../../assessments/kinds/written-question.ts'
import { problemOf, questionRules } from '../../assessments/question-rules.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './field-value-repository.ts'
import type { FieldSubject } from './field-value-repository.ts'

type Fields = { fields: FieldValue[] }
type Reading = { readonly access: StaffAccess; readonly subject: FieldSubject }

/** The fields that the reader sees, with what is recorded. The caller has checked that the subject is of the company. */
export async function readFieldValues(tx: Tx, { access, subject }: Reading): Promise<Fields> {
  const seesPrivate = seesPrivateData(access)
  return { fields: await repository.listValues(tx, { subject, seesPrivate, isToWrite: false }) }
}

/** Gives a new job what is recorded in the fields of the job that it begins from. */
export async function copyFieldValues(
  tx: Tx,
  copy: { accountId: number; from: number; to: number },
): Promise<void> {
  await repository.copyValues(tx, copy)
}

type Saving = {
  /** Locked by the caller until the transaction ends. */
  readonly subject: FieldSubject
  readonly values: RecordedValues
  /** What the change is about, in the audit trail. */
  readonly about: Pick<AuditEntry, 'entity' | 'entityId'>
}

/**
 * Records what differs from what is recorded. The state that a change begins from (`If-Match`) has the answers of the
 * fields that it names, in the same order.
 * @throws AppError `conflict`; `validation_failed` for an answer that its field does not take, and for a field that is
 * archived, private to others, or not one of these.
 */
export async function saveFieldValues(changing: Changing, saving: Saving): Promise<Fields> {
  const { tx, access, audit } = changing
  const { subject, values, about } = saving
  const seesPrivate = seesPrivateData(access)
  const fields = await repository.listValues(tx, { subject, seesPrivate, isToWrite: true })
  const byId = new Map(fields.map((one) => [one.account_field_id, one]))
  const asked = values.map(({ account_field_id: id, answer }) => ({
    id,
    field: byId.get(id),
    isBlank: answer !== null && isBlank(answer),
    answer: answer === null || isBlank(answer) ? null : answer,
  }))
  assertAnswers(asked)
  assertBegunFrom(changing, {
    values: asked.map(({ id, field }) => ({ account_field_id: id, answer: field?.answer ?? null })),
  })
  const changed = asked.filter(
    ({ field, answer }) => JSON.stringify(field?.answer ?? null) !== JSON.stringify(answer),
  )
  if (changed.length > 0) {
    const recorded = changed.map(({ id: accountFieldId, answer }) => ({ accountFieldId, answer }))
    await repository.saveValues(tx, { subject, values: recorded })
    // The names of the fields alone: the trail holds no personal data.
    const names = changed.map(({ field }) => field?.field.text)
    await audit({ ...about, action: 'record_fields', after: { changed: names } })
  }
  return { fields: await repository.listValues(tx, { subject, seesPrivate, isToWrite: false }) }
}

type Asked = {
  readonly id: number
  readonly field: FieldValue | undefined
  /** An answer without anything in it, in place of none. */
  readonly isBlank: boolean
  readonly answer: AnswerValue | null
}

function assertAnswers(asked: readonly Asked[]): void {
  const offered = asked.flatMap(({ field }) =>
    field === undefined
      ? []
      : [contentQuestion(String(field.account_field_id), { written: field.field })],
  )
  const rules = questionRules(packageParts(offered))
  const problems = asked.flatMap(
    ({ id, field, isBlank: isLeftBlank, answer }, index): [string, string][] => {
      if (field === undefined || field.is_archived)
        return [[`values.${index}.account_field_id`, 'There is no such field.']]
      if (isLeftBlank && field.field.is_required)
        return [[`values.${index}.answer`, 'This field is required.']]
      if (answer === null) return []
      const problem = problemOf(rules, { question_id: String(id), value: answer })
      return problem === null ? [] : [[`values.${index}.answer`, problem]]
    },
  )
  if (problems.length > 0)
    throw new AppError('validation_failed', { fields: Object.fromEntries(problems) })
}

/**
 * Refuses a change of a field that what is recorded in it would not fit: another kind, or fewer choices.
 * @throws AppError `field_in_use`
 */
export async function assertKeepsValues(
  tx: Tx,
  change: { accountId: number; before: AccountField; after: AccountField['field'] },
): Promise<void> {
  const { accountId, before, after } = change
  const key = { accountId, accountFieldId: before.account_field_id }
  const removed = valuesOf(before.field).filter((value) => !valuesOf(after).includes(value))
  const isOtherKind = before.field.type !== after.type
  if (isOtherKind && (await repository.isRecorded(tx, key))) throw new AppError('field_in_use')
  if (removed.length > 0 && (await repository.isRecorded(tx, { ...key, choices: removed })))
    throw new AppError('field_in_use')
}

function valuesOf(field: AccountField['field']): number[] {
  return optionsOf(field).map(({ value }) => value)
}
