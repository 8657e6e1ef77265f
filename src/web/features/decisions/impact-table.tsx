import { Trans } from '@lingui/react/macro'

import type { ImpactRatios } from '#contract/decisions/impact-ratio.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

import styles from './impact-ratios.module.css'

type Question = ImpactRatios['questions'][number]
type Group = Question['groups'][number]

/** The groups of one question, compared with the one of which most were hired. */
export function ImpactTable({ question }: { question: Question }) {
  const { locale } = useFormatter()
  const { text, groups } = question
  return (
    <div className={styles.question}>
      <table className={styles.table}>
        <caption className={styles.caption}>{text[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Group</Trans>
            </th>
            <th scope="col">
              <Trans>Hired, of hired and rejected</Trans>
            </th>
            <th scope="col">
              <Trans>Impact ratio</Trans>
            </th>
            <th scope="col">p</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.choice} group={group} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GroupRow({ group }: { group: Group }) {
  const format = useFormatter()
  const { considered, selected, selection_rate: rate, p_value: p } = group
  const hired = format.number(selected)
  const all = format.number(considered)
  const share = format.percent(100 * rate)
  return (
    <tr>
      <th scope="row">{group.label[format.locale]}</th>
      <td>
        <Trans>
          {hired} of {all} ({share})
        </Trans>
      </td>
      <td>
        <Ratio group={group} />
      </td>
      <td>{p === null ? '–' : <PValue p={p} />}</td>
    </tr>
  )
}

function Ratio({ group }: { group: Group }) {
  const format = useFormatter()
  return (
    <span className={styles.ratio}>
      {format.number(roundedDown(group.impact_ratio), TWO_DIGITS)}
      {group.is_reference && (
        <span className={styles.line}>
          <Trans>Highest share</Trans>
        </span>
      )}
      {group.is_below_four_fifths && (
        <Badge tone="amber">
          <Trans>Below 0.80</Trans>
        </Badge>
      )}
      {group.is_flipped_by_one && (
        <span className={styles.line}>
          {group.is_below_four_fifths ? (
            <Trans>One decision the other way would lift it to 0.80.</Trans>
          ) : (
            <Trans>One decision the other way would take it below 0.80.</Trans>
          )}
        </span>
      )}
    </span>
  )
}

const TWO_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const SMALLEST_P = 0.001

function PValue({ p }: { p: number }) {
  const format = useFormatter()
  const number = format.number(Math.max(p, SMALLEST_P), { maximumFractionDigits: 3 })
  return p < SMALLEST_P ? `< ${number}` : number
}

// What is below 0.80 does not read as 0.80. The fraction is what a ratio such as 0.29 may lack in binary.
function roundedDown(ratio: number): number {
  return Math.floor(100 * ratio + 1e-9) / 100
}
