import { Trans } from '@lingui/react/macro'

import type { AskedAttribute } from '#contract/people/own-jobs.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './own-jobs.module.css'

/** What a job asks, in the groups of its profile, beside the person's own results. */
export function AskedTable({ attributes }: { attributes: readonly AskedAttribute[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What the job asks</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Target</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Your result</Trans>
          </th>
        </tr>
      </thead>
      {groupsOf(attributes).map(([group, rows]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {group}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <AskedRow key={row.attribute_type_id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function groupsOf(attributes: readonly AskedAttribute[]) {
  return [...Map.groupBy(attributes, ({ group }) => group ?? '')]
}

function AskedRow({ row }: { row: AskedAttribute }) {
  const format = useFormatter()
  const { target_level: target, own_level: own } = row
  const whole = { maximumFractionDigits: 0 } as const
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {row.name[format.locale]}
        {(own !== null || target !== null) && (
          <span className={styles.track} aria-hidden="true">
            {own !== null && <span className={styles.fill} style={{ width: `${own.score}%` }} />}
            {target !== null && (
              <span className={styles.mark} style={{ insetInlineStart: `${target}%` }} />
            )}
          </span>
        )}
      </th>
      <td className={styles.number}>{target === null ? '–' : format.number(target, whole)}</td>
      <td className={styles.number}>
        {own === null ? <Trans>Not measured</Trans> : format.number(own.score, whole)}
        {own !== null && (
          <span className={styles.when}>{format.date(own.measured_at.slice(0, 10))}</span>
        )}
      </td>
    </tr>
  )
}
