// Example replies of every collection, made from its declaration; rows that screens are tested with are given below.
import { COLLECTIONS } from '../collections.ts'
import { endpointsOf } from '../core/collection-endpoints.ts'
import {
  type AnyRow,
  type CollectionField,
  type CollectionSpec,
  idOf,
  type RowOf,
  type Usage,
  type Use,
  userFields,
  type UserNames,
} from '../core/collection.ts'
import { offerApprovalRules, type OfferApprovalRule } from '../offers/offer-approval-rules.ts'
import { offerFields, type OfferField } from '../offers/offer-fields.ts'
import { rejectionReasons, type UsedReason } from '../settings/rejection-reasons.ts'
import { tags, type UsedTag } from '../settings/tags.ts'
import { textTemplates } from '../settings/text-templates.ts'
import type { Example } from './example.ts'

type Given<C extends CollectionSpec> = Partial<Omit<RowOf<C>, 'uses' | 'user_names'>> & {
  readonly user_names?: UserNames
  /** How many; none where left out. */
  readonly uses?: Readonly<Partial<Record<C['uses'][number], number>>>
}

export const usedTags: UsedTag[] = rowsOf(tags, [
  { tag_id: 31, name: 'Forklift license', uses: { applicants: 12 } },
  { tag_id: 32, name: 'Night shift', uses: { applicants: 1 } },
  { tag_id: 33, name: 'Nights' },
])

export const usedReasons: UsedReason[] = rowsOf(rejectionReasons, [
  {
    rejection_reason_id: 61,
    reason_type: 'by_company',
    label: 'Requirements not met',
    standard_reason: 'requirements_not_met',
    uses: { decisions: 12 },
  },
  {
    rejection_reason_id: 62,
    reason_type: 'by_candidate',
    label: 'Pay expectations',
    standard_reason: 'pay_expectations',
    uses: { decisions: 1 },
  },
  { rejection_reason_id: 63, reason_type: 'other', label: 'No license' },
])

const keptTextTemplates = rowsOf(textTemplates, [
  {
    text_template_id: 71,
    name: 'Application reminder',
    body: 'Hi {{first_name|:there}}, your application for {{job_name}} is waiting for you.',
  },
  { text_template_id: 72, name: 'Call back', body: 'Hi {{first_name}}, when can we talk?' },
  { text_template_id: 73, name: 'Next step', body: 'Your next step is {{current_step_name}}.' },
])

export const usedOfferFields: OfferField[] = rowsOf(offerFields, [
  {
    offer_field_id: 81,
    name: 'Signing bonus',
    key: 'signing_bonus',
    kind: 'money',
    is_private: true,
    is_archived: false,
    uses: { offer_letters: 2 },
  },
  {
    offer_field_id: 82,
    name: 'Relocation',
    key: 'relocation',
    kind: 'yes_no',
    default_value: 'no',
    is_archived: true,
  },
  {
    offer_field_id: 83,
    name: 'Uniform size',
    key: 'uniform_size',
    kind: 'choice',
    options: 'S\nM\nL',
    is_archived: false,
  },
])

export const approvalRules: OfferApprovalRule[] = rowsOf(offerApprovalRules, [
  {
    offer_approval_rule_id: 91,
    name: 'High salaries',
    condition: 'salary',
    yearly_salary_above: 100_000,
    currency: 'USD',
    approver_1_user_id: 13,
    approver_2_user_id: 14,
    // The second approver has left the company.
    user_names: { 13: 'Olga Petrovic' },
  },
  {
    offer_approval_rule_id: 92,
    name: 'Operations',
    condition: 'department',
    department: 'Operations',
    approver_1_user_id: 13,
    user_names: { 13: 'Olga Petrovic' },
  },
  { offer_approval_rule_id: 93, name: 'Every offer', condition: 'always' },
])

const GIVEN = new Map<CollectionSpec, readonly AnyRow[]>([
  [tags, usedTags],
  [rejectionReasons, usedReasons],
  [textTemplates, keptTextTemplates],
  [offerFields, usedOfferFields],
  [offerApprovalRules, approvalRules],
])

/** The rows that a collection is shown with in the API's document, and in tests of screens. */
export function exampleRows(spec: CollectionSpec): readonly AnyRow[] {
  return GIVEN.get(spec) ?? [1, 2, 3].map((id) => rowOf(spec, { [idOf(spec)]: id }))
}

export const collectionExamples: Example[] = Object.values<CollectionSpec>(COLLECTIONS).flatMap(
  (spec) => {
    const rows = exampleRows(spec)
    const [first] = rows
    if (first === undefined) throw new Error(`The examples of ${spec.name} have no row.`)
    const { list, create, get, update, remove, move } = endpointsOf(spec)
    const one = { data: first }
    const answers = [create, get, update, move].flatMap((endpoint) =>
      endpoint === undefined ? [] : [{ endpoint, body: one }],
    )
    const removal = { id: first[idOf(spec)], moved: 12 }
    return [
      {
        endpoint: list,
        body: { data: rows, meta: { page: 1, page_size: 25, total: rows.length } },
      },
      { endpoint: remove, body: { data: removal } },
      ...answers,
    ]
  },
)

function rowsOf<const C extends CollectionSpec>(spec: C, given: readonly Given<C>[]): RowOf<C>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of the endpoint checks each example
  return given.map((one) => rowOf(spec, one)) as unknown as RowOf<C>[]
}

function rowOf(
  spec: CollectionSpec,
  { uses = {}, user_names = {}, ...given }: Given<CollectionSpec>,
): AnyRow {
  const id = Number(given[idOf(spec)])
  const fields = Object.entries(spec.fields).map(([name, field]): [string, unknown] => [
    name,
    field.isRequired === false ? null : exampleOf(field, { noun: spec.nouns[0], id }),
  ])
  const counts: Partial<Record<Use, number>> = uses
  const usage = spec.uses.map((use): [string, Usage] => [
    use,
    { count: counts[use] ?? 0, named: [] },
  ])
  return {
    ...Object.fromEntries<unknown>(fields),
    ...given,
    uses: Object.fromEntries<Usage>(usage),
    ...(userFields(spec).length > 0 ? { user_names } : {}),
  }
}

function exampleOf(field: CollectionField, { noun, id }: { noun: string; id: number }): unknown {
  switch (field.kind) {
    case 'text':
    case 'long_text':
      return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${id}`
    case 'choice':
      return field.options[id % field.options.length]
    case 'number':
      return Math.min(field.max, field.min + id)
    case 'date':
      return `2026-03-0${id}`
    case 'phone':
      return `+1401555010${id}`
    case 'yes_no':
      return field.isOnlyOne === true ? id === 1 : id % 2 === 0
    case 'user':
      return null
  }
}
