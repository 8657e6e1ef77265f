import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

import type { MergePreview, MergeSide } from '#contract/applicants/duplicates.ts'
import { PhoneLink } from '#web/features/staff-shell/phone-link.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { BLOCKER_LABELS, REASON_LABELS } from './duplicate-labels.ts'

import scorecards from '../scorecards.module.css'
import styles from './duplicates.module.css'

type MergeSidesProps = Pick<ApplicationParts, 'StatusPill'> & {
  preview: MergePreview
  /** The one that stays; null where neither may go. */
  primary: MergeSide | null
  onChoose: (userSmartreqId: number) => void
}

/** The two as columns, with a choice of the one that stays. */
export function MergeSides({ preview, primary, onChoose, StatusPill }: MergeSidesProps) {
  const { t, i18n } = useLingui()
  const group = useId()
  const { sides, reasons } = preview
  const emailId = (side: MergeSide) => `${group}-${side.user_smartreq_id}`
  const rows = useRows({ StatusPill })
  return (
    <>
      {reasons.length > 0 && (
        <p>{reasons.map((reason) => i18n._(REASON_LABELS[reason])).join(' · ')}</p>
      )}
      <table className={styles.sides} aria-label={t`The two applications`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Which one stays?</Trans>
            </th>
            {sides.map((side) => {
              const other = sides.find((one) => one !== side)
              return (
                <th key={side.user_smartreq_id} scope="col">
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={group}
                      // Two applications of one person have the same name.
                      aria-describedby={emailId(side)}
                      data-first-focus={side === primary ? '' : undefined}
                      checked={side === primary}
                      disabled={other === undefined || other.blocker !== null}
                      onChange={() => onChoose(side.user_smartreq_id)}
                    />
                    {`${side.first_name} ${side.last_name}`}
                  </label>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, show }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {sides.map((side) => (
                <td key={side.user_smartreq_id} id={id === 'email' ? emailId(side) : undefined}>
                  {show(side) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {primary === null && (
        <Banner tone="warning">
          <Trans>These two cannot be merged.</Trans>
        </Banner>
      )}
      <Blockers sides={sides} />
    </>
  )
}

function useRows({ StatusPill }: Pick<ApplicationParts, 'StatusPill'>) {
  const { t } = useLingui()
  const format = useFormatter()
  const rows: readonly { id: string; label: string; show: (side: MergeSide) => ReactNode }[] = [
    { id: 'email', label: t`Email`, show: (side) => side.email },
    {
      id: 'phone',
      label: t`Phone number`,
      show: (side) => side.phone && <PhoneLink phone={side.phone} />,
    },
    {
      id: 'linkedin',
      label: t`LinkedIn page`,
      show: (side) => side.linkedin_url?.replace(/^https:\/\//, ''),
    },
    { id: 'city', label: t`City`, show: (side) => side.city },
    { id: 'requisition', label: t`Requisition`, show: (side) => side.title },
    { id: 'status', label: t`Status`, show: (side) => <StatusPill status={side.status} /> },
    {
      id: 'score',
      label: t`Fit score`,
      show: (side) => (side.score === null ? null : format.number(side.score)),
    },
    { id: 'applied', label: t`Applied`, show: (side) => format.date(side.application_date) },
  ]
  return rows
}

function Blockers({ sides }: { sides: readonly MergeSide[] }) {
  const { i18n } = useLingui()
  return sides.map((side) =>
    side.blocker === null ? null : (
      <p key={side.user_smartreq_id} className={scorecards.explanation}>
        {`${side.first_name} ${side.last_name} (${side.email}): `}
        {i18n._(BLOCKER_LABELS[side.blocker])}
      </p>
    ),
  )
}
