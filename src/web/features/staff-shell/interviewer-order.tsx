// The interviewers of a sequence in their order, which can be changed with the keyboard.
import { Trans, useLingui } from '@lingui/react/macro'

import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { moved } from '#web/ui/staff/table/drag/move-item.ts'
import { down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import styles from './interviewer-order.module.css'

type Named = { readonly user_id: number; readonly first_name: string; readonly last_name: string }

type InterviewerOrderProps = {
  team: readonly Named[]
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

/** Nothing where there is no order: for fewer than two. */
export function InterviewerOrder({ team, ids, onChange }: InterviewerOrderProps) {
  const { t } = useLingui()
  if (ids.length < 2) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Order of the interviewers</Trans>
      </legend>
      <ol className={styles.list}>
        {ids.map((id, index) => {
          const name = nameOf(team, id)
          const move = (by: -1 | 1) => () => onChange(moved(ids, { from: index, by }))
          const items: MenuItem[] = [
            ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
            ...(index < ids.length - 1
              ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
              : []),
          ]
          return (
            <li key={id}>
              {name} <RowMenu label={t`Actions for ${name}`} items={items} />
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

/** Those that are chosen, in the order that they have; who is new comes last. */
export function inOrderOf(before: readonly number[], chosen: readonly number[]): number[] {
  const stays = before.filter((id) => chosen.includes(id))
  return [...stays, ...chosen.filter((id) => !before.includes(id))]
}

function nameOf(team: readonly Named[], id: number): string {
  const found = team.find(({ user_id: userId }) => userId === id)
  return found === undefined ? String(id) : `${found.first_name} ${found.last_name}`
}
