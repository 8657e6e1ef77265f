// What was measured of a participant beside the targets of the profile, and the overall score of it.
import { Trans, useLingui } from '@lingui/react/macro'

import type {
  ParticipantResult,
  ParticipantResults,
} from '#contract/job-profiles/participant-results.ts'
import { useData } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'

import { COMPARISON_LABELS, COMPARISON_TONES } from './participant-labels.ts'
import { PARTICIPANT_RESULTS } from './profile-queries.ts'
import { PROFILES_HREF } from './profile-search.ts'

import styles from './participant-results.module.css'

type ResultsCardProps = {
  jobId: number
  userJobId: number
  /** Where the attributes of the profile are set up; null for users who may not. */
  attributesHref: string | null
}

export function ResultsCard({ jobId, userJobId, attributesHref }: ResultsCardProps) {
  return (
    <Card as="section" className={styles.results}>
      <CardTitle level={2}>
        <Trans>Results beside targets</Trans>
      </CardTitle>
      <DataBoundary
        pathname={`results ${jobId} ${userJobId}`}
        flag="job_profile_access"
        homeHref={PROFILES_HREF}
        headingLevel={2}
        title={<Trans>The results could not be loaded</Trans>}
        height="12rem"
      >
        <Results {...{ jobId, userJobId, attributesHref }} />
      </DataBoundary>
    </Card>
  )
}

function Results({ jobId, userJobId, attributesHref }: ResultsCardProps) {
  const path = { job_id: jobId, user_job_id: userJobId }
  const { attributes, overall, archived } = useData(PARTICIPANT_RESULTS, { path }).data
  return (
    <>
      {overall !== null && <Overall overall={overall} />}
      {attributes.length === 0 ? (
        <NoAttributes href={attributesHref} />
      ) : (
        <ResultsTable attributes={attributes} />
      )}
      {archived.length > 0 && <Archived work={archived} />}
    </>
  )
}

/** What the person left behind with this profile when they moved. */
function Archived({ work }: { work: ParticipantResults['archived'] }) {
  const format = useFormatter()
  return (
    <section className={styles.archived}>
      <CardTitle level={3}>
        <Trans>Archived by the move</Trans>
      </CardTitle>
      <p className={styles.soft}>
        <Trans>The new profile does not ask this. The answers and results stay stored.</Trans>
      </p>
      <ul>
        {work.map(({ job_step_activity_id: id, title, submitted_at: at }) => (
          <li key={id}>
            {title[format.locale]}{' '}
            <span className={styles.small}>
              {at === null ? (
                <Trans>Begun, not submitted</Trans>
              ) : (
                <Submitted on={format.date(at)} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Submitted({ on }: { on: string }) {
  return <Trans>Submitted on {on}</Trans>
}

function NoAttributes({ href }: { href: string | null }) {
  return (
    <p className={styles.soft}>
      <Trans>This profile has no attributes yet, so there is nothing to compare with.</Trans>{' '}
      {href !== null && (
        <AppLink href={href}>
          <Trans>Choose attributes</Trans>
        </AppLink>
      )}
    </p>
  )
}

function Overall({ overall }: { overall: NonNullable<ParticipantResults['overall']> }) {
  const format = useFormatter()
  const { score, predictive_model: name, version, measured, counted } = overall
  const number = score === null ? null : format.number(score, { maximumFractionDigits: 0 })
  return (
    <div>
      <p className={styles.overall}>
        {number === null ? (
          <Trans>
            No overall score yet: {measured} of {counted} attributes are measured.
          </Trans>
        ) : (
          <Trans>Overall score: {number} of 100</Trans>
        )}
      </p>
      <p className={styles.soft}>
        {name === null ? (
          <Trans>By the weights of this profile’s attributes, version {version}.</Trans>
        ) : (
          <Trans>
            By the predictive model {name}, version {version}.
          </Trans>
        )}
      </p>
    </div>
  )
}

function ResultsTable({ attributes }: { attributes: readonly ParticipantResult[] }) {
  const { t } = useLingui()
  const groups = [...Map.groupBy(attributes, ({ group }) => group ?? '')]
  return (
    <table className={styles.table} aria-label={t`Results beside targets`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Attribute</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Target</Trans>
          </th>
          <th scope="col" className={styles.result}>
            <Trans>Result</Trans>
          </th>
        </tr>
      </thead>
      {groups.map(([group, rows]) => (
        <tbody key={group}>
          {group !== '' && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {group}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <ResultRow key={row.attribute_type_id} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ResultRow({ row }: { row: ParticipantResult }) {
  const format = useFormatter()
  const { target_level: target, level } = row
  const name = row.name[format.locale]
  const weight = format.number(row.weight, { maximumFractionDigits: 1 })
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        {level !== null && (
          // The cells beside it say the same in words.
          <span className={styles.bar} aria-hidden="true">
            <ScoreBar
              label={name}
              score={level.score}
              isNumberHidden
              {...(target === null ? {} : { target })}
            />
          </span>
        )}
        <span className={`${styles.small} ${styles.weight}`}>
          <Trans>Weight {weight}</Trans>
        </span>
      </th>
      <td className={styles.number}>
        {target === null ? <NoTarget /> : format.number(target, { maximumFractionDigits: 0 })}
      </td>
      <td className={styles.result}>
        <Level row={row} />
      </td>
    </tr>
  )
}

function NoTarget() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans>No target</Trans>
      </VisuallyHidden>
    </>
  )
}

function Level({ row }: { row: ParticipantResult }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const { level, comparison, is_hidden: isHidden } = row
  if (level === null)
    return (
      <span className={styles.soft}>
        {isHidden ? (
          <Trans>Measured for a job that you can’t open</Trans>
        ) : (
          <Trans>Not measured yet</Trans>
        )}
      </span>
    )
  return (
    <span className={styles.level}>
      <strong>{format.number(level.score, { maximumFractionDigits: 0 })}</strong>
      {comparison !== null && (
        <StatusPill tone={COMPARISON_TONES[comparison]}>
          {i18n._(COMPARISON_LABELS[comparison])}
        </StatusPill>
      )}
      <span className={styles.small}>{format.date(level.measured_at.slice(0, 10))}</span>
    </span>
  )
}
