// Attributes of a requisition in groups, as they are edited. Pure.
import {
  GROUP_NAME_MAX_LENGTH,
  repeatedNames,
} from '#contract/plan-editor/attribute-group-rules.ts'
import type { JobAttributes } from '#contract/plan-editor/job-attributes.ts'

import type { Weight } from '../weight-list.tsx'

export type EditedGroup = {
  /** Names it on the screen. */
  readonly key: string
  readonly name: string
  readonly ids: readonly number[]
}

export type Grouped = {
  readonly weights: readonly Weight[]
  readonly groups: readonly EditedGroup[]
}

export function groupedOf({ attributes, groups }: JobAttributes): Grouped {
  return {
    weights: attributes,
    groups: groups.map((one) => ({
      key: String(one.job_attribute_group_id),
      name: one.name,
      ids: one.attribute_type_ids,
    })),
  }
}

/** The attributes of a group in their order; with null, those that are in none. */
export function weightsIn({ weights, groups }: Grouped, group: EditedGroup | null): Weight[] {
  const grouped = new Set(groups.flatMap((one) => one.ids))
  if (group === null) return weights.filter((one) => !grouped.has(one.attribute_type_id))
  return group.ids.flatMap((id) => weights.find((one) => one.attribute_type_id === id) ?? [])
}

/** Other weights; what does not count any more leaves its group. */
export function withWeights({ groups }: Grouped, weights: readonly Weight[]): Grouped {
  const left = new Set(weights.map((one) => one.attribute_type_id))
  const ids = (one: EditedGroup) => one.ids.filter((id) => left.has(id))
  return { weights, groups: groups.map((one) => ({ ...one, ids: ids(one) })) }
}

/** An attribute at the end of another group, or with null in none. */
export function moveTo(all: Grouped, { id, key }: { id: number; key: string | null }): Grouped {
  const groups = all.groups.map((one) => {
    const others = one.ids.filter((other) => other !== id)
    return { ...one, ids: one.key === key ? [...others, id] : others }
  })
  return { ...all, groups }
}

/** An attribute one place further up (-1) or down (1) among those that stand with it. */
export function moveAttribute(all: Grouped, { id, by }: { id: number; by: -1 | 1 }): Grouped {
  const group = all.groups.find((one) => one.ids.includes(id)) ?? null
  if (group !== null) {
    const ids = swapped(group.ids, { at: group.ids.indexOf(id), by })
    return { ...all, groups: all.groups.map((one) => (one === group ? { ...one, ids } : one)) }
  }
  const own = weightsIn(all, null)
  const at = own.findIndex((one) => one.attribute_type_id === id)
  const others = all.weights.filter((one) => !own.includes(one))
  return { ...all, weights: [...swapped(own, { at, by }), ...others] }
}

export function moveGroup(all: Grouped, { at, by }: { at: number; by: -1 | 1 }): Grouped {
  return { ...all, groups: swapped(all.groups, { at, by }) }
}

/** Without a group; its attributes stay, in none. */
export function withoutGroup(all: Grouped, key: string): Grouped {
  return { ...all, groups: all.groups.filter((one) => one.key !== key) }
}

/** The groups as the API takes them. */
export function bodyOf({ weights, groups }: Grouped) {
  return {
    attributes: [...weights],
    groups: groups.map((one) => ({ name: one.name.trim(), attribute_type_ids: [...one.ids] })),
  }
}

/** Whether a group has no attributes, no name, a longer one than can be stored, or the name of another. */
export function hasUnfinished({ groups }: Grouped): boolean {
  return (
    groups.some(({ name, ids }) => ids.length === 0 || !isName(name.trim())) ||
    repeatedNames(groups).length > 0
  )
}

function isName(name: string): boolean {
  return name !== '' && name.length <= GROUP_NAME_MAX_LENGTH
}

function swapped<Row>(rows: readonly Row[], { at, by }: { at: number; by: -1 | 1 }): Row[] {
  const [row, other] = [rows[at], rows[at + by]]
  if (row === undefined || other === undefined) return [...rows]
  return rows.with(at, other).with(at + by, row)
}
