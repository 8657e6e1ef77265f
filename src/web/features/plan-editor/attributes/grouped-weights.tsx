// The weighed attributes of a requisition in their groups: renamed, ordered, and moved by buttons and menus.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, Trash } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

import {
  GROUP_NAME_MAX_LENGTH,
  repeatedNames,
} from '#contract/plan-editor/attribute-group-rules.ts'
import type { LibraryAttribute } from '#contract/plan-editor/job-attributes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { down, up } from '#web/ui/staff/table/row-menu.tsx'

import { type Weight, WeightList } from '../weight-list.tsx'
import {
  type EditedGroup,
  type Grouped,
  moveAttribute,
  moveGroup,
  moveTo,
  weightsIn,
  withoutGroup,
  withWeights,
} from './attribute-groups.ts'

import styles from '../setup.module.css'

type GroupedWeightsProps = {
  all: Grouped
  library: readonly LibraryAttribute[]
  /** Whether what is missing of a group is said as what is wrong. */
  isTried: boolean
  /** Whether each attribute can name the score that the role asks for. */
  hasTargets: boolean
  onChange: (all: Grouped) => void
}

export function GroupedWeights(props: GroupedWeightsProps) {
  const { all, onChange } = props
  const { groups } = all
  const add = () =>
    onChange({ ...all, groups: [...groups, { key: crypto.randomUUID(), name: '', ids: [] }] })
  return (
    <>
      <GroupWeights {...props} group={null} />
      {groups.map((group, index) => (
        <Group key={group.key} {...props} {...{ group, index }} />
      ))}
      <div>
        <Button size="small" icon={<Plus size={15} aria-hidden="true" />} onClick={add}>
          <Trans>Add a group</Trans>
        </Button>
      </div>
    </>
  )
}

type GroupProps = GroupedWeightsProps & { group: EditedGroup; index: number }

function Group({ group, index, ...rest }: GroupProps) {
  const { all, isTried, onChange } = rest
  const { t } = useLingui()
  const { key, ids } = group
  const number = index + 1
  const name = group.name.trim() === '' ? t`Group ${number}` : group.name
  const rename = (text: string) =>
    onChange({ ...all, groups: all.groups.with(index, { ...group, name: text }) })
  const problem = useNameProblem(group, all)
  const move = (by: -1 | 1) => (event: MouseEvent<HTMLElement>) =>
    stayWith(event.currentTarget, () => onChange(moveGroup(all, { at: index, by })))
  return (
    <section className={styles.attributeGroup} aria-label={name}>
      <div className={styles.groupHead}>
        <LimitedTextField
          label={t`Name of the group`}
          value={group.name}
          required
          autoComplete="off"
          maxLength={GROUP_NAME_MAX_LENGTH}
          error={isTried ? problem : undefined}
          onChange={({ target }) => rename(target.value)}
        />
        <IconButton
          label={t`Move “${name}” up`}
          icon={<ArrowUp size={17} aria-hidden="true" />}
          disabled={index === 0}
          onClick={move(-1)}
        />
        <IconButton
          label={t`Move “${name}” down`}
          icon={<ArrowDown size={17} aria-hidden="true" />}
          disabled={index === all.groups.length - 1}
          onClick={move(1)}
        />
        <IconButton
          label={t`Delete the group “${name}”; its attributes stay`}
          icon={<Trash size={17} aria-hidden="true" />}
          onClick={(event) => goBeside(event.currentTarget, () => onChange(withoutGroup(all, key)))}
        />
      </div>
      {ids.length === 0 && (
        <p className={isTried ? styles.wrong : styles.facts} role={isTried ? 'alert' : undefined}>
          <Trans>Add an attribute to this group, or delete it.</Trans>
        </p>
      )}
      <GroupWeights {...rest} group={group} />
    </section>
  )
}

function useNameProblem(group: EditedGroup, { groups }: Grouped): string | undefined {
  const { t } = useLingui()
  if (group.name.trim() === '') return t`Enter a name.`
  return repeatedNames(groups).includes(groups.indexOf(group))
    ? t`Another group has this name.`
    : undefined
}

// At either end the button that was pressed is disabled; the other one beside it has the focus then.
function stayWith(button: HTMLElement, move: () => void): void {
  flushSync(move)
  const enabled = button.parentElement?.querySelector<HTMLElement>('button:enabled')
  if (button.matches(':disabled')) enabled?.focus()
  else button.focus()
}

// The focus of a group that goes comes to the name of the next one, or before it, or to what adds another.
function goBeside(button: HTMLElement, remove: () => void): void {
  const group = button.closest('section')
  const [next, previous] = [group?.nextElementSibling, group?.previousElementSibling]
  const isGroup = (one: Element | null | undefined) => one?.matches('section') ?? false
  const beside = [next, previous].find(isGroup) ?? next
  flushSync(remove)
  beside?.querySelector<HTMLElement>('input, button')?.focus()
}

type GroupWeightsProps = Omit<GroupedWeightsProps, 'isTried'> & { group: EditedGroup | null }

function GroupWeights({ all, library, hasTargets, group, onChange }: GroupWeightsProps) {
  const own = weightsIn(all, group)
  const itemsOf = useItems({ all, group, own, onChange })
  const change = (next: readonly Weight[]) => {
    const changed = new Map(next.map((one) => [one.attribute_type_id, one]))
    const isGone = (one: Weight) => own.includes(one) && !changed.has(one.attribute_type_id)
    const weights = all.weights.filter((one) => !isGone(one))
    onChange(
      withWeights(
        all,
        weights.map((one) => changed.get(one.attribute_type_id) ?? one),
      ),
    )
  }
  if (own.length === 0) return null
  return (
    <WeightList
      weights={own}
      all={all.weights}
      {...{ library, itemsOf, hasTargets }}
      onChange={change}
    />
  )
}

type Moving = Pick<GroupWeightsProps, 'all' | 'group' | 'onChange'> & { own: readonly Weight[] }

// Where an attribute can move.
function useItems({ all, group, own, onChange }: Moving) {
  const { t } = useLingui()
  return (id: number): MenuItem[] => {
    const index = own.findIndex((one) => one.attribute_type_id === id)
    const move = (by: -1 | 1) => () => onChange(moveAttribute(all, { id, by }))
    const others = all.groups.filter((one) => one !== group)
    const placed = (key: string | null) => () => onChange(moveTo(all, { id, key }))
    return [
      ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
      ...(index < own.length - 1
        ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
        : []),
      ...others.map((one) => {
        const number = all.groups.indexOf(one) + 1
        const name = one.name.trim() === '' ? t`Group ${number}` : one.name
        return { id: one.key, label: t`Move to “${name}”`, onSelect: placed(one.key) }
      }),
      ...(group === null
        ? []
        : [{ id: 'none', label: t`Take out of the group`, onSelect: placed(null) }]),
    ]
  }
}
