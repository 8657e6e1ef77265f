import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ComponentType } from 'react'

import type { ComparedPerson, Comparison } from '#contract/scorecards/compare.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { AnswerRows, AttributeRows, ScoreRows, StepRows } from './compare-rows.tsx'

import styles from './compare.module.css'

/** About whom a decision is, and what they are called here. */
export type DecideProps = { person: ComparedPerson; name: string; comparison: Comparison }

type CompareTableProps = {
  comparison: Comparison
  isBusy: boolean
  parts: Pick<ApplicationParts, 'StatusPill' | 'StepStatus'>
  scorecardHrefOf: (person: ComparedPerson) => string
  Decide: ComponentType<DecideProps>
  onRemove: (userSmartreqId: number) => void
}

/** People as columns; the criteria stay in sight while the columns scroll. */
export function CompareTable(props: CompareTableProps) {
  const { comparison, isBusy } = props
  const { t } = useLingui()
  const nameOf = useNames()
  const names = comparison.people.map(nameOf)
  return (
    <>
      {/* Focusable, because a region that scrolls must scroll by keyboard too. */}
      <section
        className={classNames(styles.scroll, isBusy && styles.busy)}
        aria-label={t`Comparison`}
        aria-busy={isBusy || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <table className={styles.table} aria-label={t`Comparison`}>
          <thead>
            <tr>
              <th scope="col" className={styles.criterion}>
                <Trans>Criterion</Trans>
              </th>
              {comparison.people.map((person, index) => (
                <PersonHeader
                  key={person.user_smartreq_id}
                  {...props}
                  person={person}
                  name={names[index] ?? ''}
                />
              ))}
            </tr>
          </thead>
          <ScoreRows comparison={comparison} parts={props.parts} />
          <StepRows comparison={comparison} StepStatus={props.parts.StepStatus} />
          <AttributeRows comparison={comparison} />
          <AnswerRows comparison={comparison} />
          <DecideRow {...props} names={names} />
        </table>
      </section>
      <p className={styles.note}>
        <Trans>▲ highest and ▼ lowest score of a row. ≠ not the same for all of them.</Trans>
      </p>
    </>
  )
}

/** What a person is called: without names by the letter of their column. */
function useNames(): (person: ComparedPerson, index: number) => string {
  const { t } = useLingui()
  return ({ identity }, index) => {
    const letter = String.fromCodePoint('A'.charCodeAt(0) + index)
    return identity === null
      ? t`Candidate ${letter}`
      : `${identity.first_name} ${identity.last_name}`
  }
}

type PersonHeaderProps = CompareTableProps & { person: ComparedPerson; name: string }

function PersonHeader({ person, name, comparison, scorecardHrefOf, onRemove }: PersonHeaderProps) {
  const { t } = useLingui()
  return (
    <th scope="col" className={styles.person}>
      <span className={styles.nameLine}>
        {person.identity === null ? (
          <span>{name}</span>
        ) : (
          <AppLink href={scorecardHrefOf(person)}>{name}</AppLink>
        )}
        <IconButton
          className={styles.remove}
          label={t`Remove ${name} from the comparison`}
          icon={<X size={16} />}
          onClick={() => onRemove(person.user_smartreq_id)}
        />
      </span>
      {comparison.requisition === null && <span className={styles.detail}>{person.job_title}</span>}
    </th>
  )
}

function DecideRow({
  comparison,
  names,
  Decide,
}: CompareTableProps & { names: readonly string[] }) {
  return (
    <tbody className={styles.decide}>
      <tr>
        <th scope="row" className={styles.criterion}>
          <Trans>Decide</Trans>
        </th>
        {comparison.people.map((person, index) => (
          <td key={person.user_smartreq_id}>
            <Decide person={person} name={names[index] ?? ''} comparison={comparison} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}
