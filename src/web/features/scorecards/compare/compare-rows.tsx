// The rows of a comparison, by group: standing and scores, steps, attributes, answers.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { ComparedStep, Comparison } from '#contract/scorecards/compare.ts'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { AnswerWithRule } from '../applicant-answers.tsx'
import type { ApplicationParts } from '../application-parts.ts'
import { answerOf, differ, type Mark, marksOf } from './compare-marks.ts'

import styles from './compare.module.css'

type Of = { comparison: Comparison }
type Parts = Pick<ApplicationParts, 'StatusPill' | 'StepStatus'>

/** Where they stand, and the two scores. */
export function ScoreRows({ comparison, parts }: Of & { parts: Parts }) {
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const { people } = comparison
  const models = people.map(({ scored_by }) => scored_by?.predictive_model ?? null)
  const byModel = people.map(({ score }, index) => (models[index] === null ? null : score))
  return (
    <Group title={<Trans>Scores</Trans>} columns={people.length}>
      <ScoreRow name={t`Fit score`} scores={people.map(({ weighted_score: score }) => score)}>
        <Trans>By the weights of the requisition</Trans>
      </ScoreRow>
      {models.some((name) => name !== null) && (
        <ScoreRow name={t`Predictive model`} scores={byModel}>
          {[...new Set(models.filter((name) => name !== null))].join(' · ')}
        </ScoreRow>
      )}
      <Row
        name={<Trans>Status</Trans>}
        isDifferent={differ(people.map(({ status, step_status }) => [status, step_status]))}
        cells={people.map(({ status, step_status }) => (
          <span key="status" className={styles.stack}>
            <parts.StatusPill status={status} />
            <span className={styles.detail}>
              <parts.StepStatus status={step_status} />
            </span>
          </span>
        ))}
      />
      <Row
        name={<Trans>Current step</Trans>}
        isDifferent={differ(people.map(({ step_title: title }) => title))}
        cells={people.map(({ step_title: title, step_standard_title: standard }) =>
          title === null ? <Trans key="none">No step</Trans> : stepTitle(title, standard),
        )}
      />
      <Row
        name={<Trans>Applied</Trans>}
        isDifferent={false}
        cells={people.map((person) => (
          <RelativeTime key="at" at={person.application_date} />
        ))}
      />
    </Group>
  )
}

/** What each step of the plan measured, or how far it is. */
export function StepRows({ comparison, StepStatus }: Of & Pick<Parts, 'StepStatus'>) {
  const stepTitle = useStepTitle()
  if (comparison.steps.length === 0) return null
  return (
    <Group title={<Trans>Step status</Trans>} columns={comparison.people.length}>
      {comparison.steps.map(({ key, title, standard_title: standard, cells }) => {
        const scores = cells.map((cell) => cell?.score ?? null)
        const marks = marksOf(scores)
        const name = stepTitle(title, standard)
        return (
          <Row
            key={key}
            name={name}
            isDifferent={differ(cells.map((cell) => cell?.state))}
            cells={cells.map((cell, index) => (
              <StepCell key="cell" {...{ cell, name, StepStatus }} mark={marks[index] ?? null} />
            ))}
          />
        )
      })}
    </Group>
  )
}

type StepCellProps = Pick<Parts, 'StepStatus'> & {
  cell: ComparedStep['cells'][number]
  name: string
  mark: Mark
}

function StepCell({ cell, name, mark, StepStatus }: StepCellProps) {
  if (cell === null) return <Trans>Not in this plan</Trans>
  return (
    <span className={styles.stack}>
      {cell.score !== null && <Score label={name} score={cell.score} mark={mark} />}
      <span className={styles.detail}>
        {cell.state === 'not_reached' ? (
          <Trans>Not reached</Trans>
        ) : (
          <StepStatus status={cell.state} />
        )}
      </span>
    </span>
  )
}

/** What was measured, the attributes that weigh most first. */
export function AttributeRows({ comparison }: Of) {
  const { locale, number } = useFormatter()
  if (comparison.attributes.length === 0) return null
  return (
    <Group title={<Trans>Attributes</Trans>} columns={comparison.people.length}>
      {comparison.attributes.map(({ attribute, name, weight, cells }) => {
        const weighs = weight === null ? null : number(weight)
        return (
          <ScoreRow
            key={attribute}
            name={name[locale]}
            scores={cells.map((cell) => cell?.score ?? null)}
            isNeutral={weight === null}
          >
            {comparison.requisition !== null &&
              (weighs === null ? <Trans>Not weighed</Trans> : <Trans>Weight {weighs}</Trans>)}
          </ScoreRow>
        )
      })}
    </Group>
  )
}

/** The answers to the same question side by side. */
export function AnswerRows({ comparison }: Of) {
  const { locale } = useFormatter()
  if (comparison.questions.length === 0) return null
  return (
    <Group title={<Trans>Answers</Trans>} columns={comparison.people.length}>
      {comparison.questions.map(({ key, text, is_masked: isMasked, cells }) => (
        <Row
          key={key}
          name={text[locale]}
          isDifferent={differ(cells.map(answerOf))}
          cells={cells.map((cell) => {
            if (isMasked) return <Trans key="masked">Left out while names are hidden</Trans>
            if (cell === null) return <Trans key="none">Not asked or not submitted</Trans>
            return <AnswerWithRule key="answer" question={cell} />
          })}
        />
      ))}
    </Group>
  )
}

function Group(props: { title: ReactNode; columns: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={props.columns + 1}>
          <span className={styles.groupTitle}>{props.title}</span>
        </th>
      </tr>
      {props.children}
    </tbody>
  )
}

function ScoreRow(props: {
  name: string
  scores: readonly (number | null)[]
  /** More is not better here: the marks have no colour. */
  isNeutral?: boolean
  /** Below the name. */
  children?: ReactNode
}) {
  const { name, scores, isNeutral = false } = props
  const marks = marksOf(scores)
  return (
    <Row
      name={name}
      detail={props.children}
      isDifferent={false}
      cells={scores.map((score, index) => (
        <Score key="score" {...{ score, isNeutral }} label={name} mark={marks[index] ?? null} />
      ))}
    />
  )
}

type RowProps = {
  name: ReactNode
  detail?: ReactNode
  isDifferent: boolean
  /** In the order of the columns. */
  cells: readonly ReactNode[]
}

function Row({ name, detail, isDifferent, cells }: RowProps) {
  return (
    <tr>
      <th scope="row" className={styles.criterion}>
        {name}
        {isDifferent && (
          <span className={styles.different}>
            <span aria-hidden="true">≠</span>
            <VisuallyHidden>
              <Trans>Not the same for all of them</Trans>
            </VisuallyHidden>
          </span>
        )}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </th>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
        <td key={index}>{cell}</td>
      ))}
    </tr>
  )
}

type ScoreProps = { label: string; score: number | null; mark: Mark; isNeutral?: boolean }

function Score({ label, score, mark, isNeutral = false }: ScoreProps) {
  const tone = mark === 'best' ? styles.best : styles.worst
  return (
    <span className={styles.score}>
      <ScoreBar label={label} score={score} size="compact" noScore={<Trans>None yet</Trans>} />
      {mark !== null && (
        <span className={isNeutral ? styles.neutral : tone}>
          <span aria-hidden="true">{mark === 'best' ? '▲' : '▼'}</span>
          <VisuallyHidden>
            {mark === 'best' ? <Trans>Highest of the row</Trans> : <Trans>Lowest of the row</Trans>}
          </VisuallyHidden>
        </span>
      )}
    </span>
  )
}
