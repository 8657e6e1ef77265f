// A scorecard as people outside the company see it, by the link that they were sent.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'

import type { SharedScorecard } from '#contract/scorecards/scorecard-shares.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { SharedAnswers } from './shared-answers.tsx'
import { sharedScorecardQuery } from './shared-scorecard-queries.ts'

import styles from './shared-scorecard.module.css'

type SharedAttribute = SharedScorecard['attributes'][number]

export function SharedScorecardScreen({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(sharedScorecardQuery(token))
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <LoadingOverlay isContained>
        <PageTitle>
          <Trans>Shared scorecard</Trans>
        </PageTitle>
      </LoadingOverlay>
    )
  }
  return <Shown scorecard={data} />
}

function Shown({ scorecard }: { scorecard: SharedScorecard }) {
  const { date } = useFormatter()
  const { company_name: company, job_title: job, shared_by: sender, message } = scorecard
  const day = date(scorecard.expires_at)
  return (
    <article className={styles.screen}>
      <PageHeader
        title={scorecard.applicant_name}
        description={
          <Trans>
            Scorecard for {job} at {company}
          </Trans>
        }
        meta={
          <>
            {sender !== null && (
              <span>
                <Trans>Shared by {sender}</Trans>
              </span>
            )}
            <span>
              <Trans>Open until {day}</Trans>
            </span>
          </>
        }
      />
      {message !== '' && <blockquote className={styles.message}>{message}</blockquote>}
      <Scores scorecard={scorecard} />
      <Activities scorecard={scorecard} />
      {scorecard.answers !== null && <SharedAnswers answers={scorecard.answers} />}
      <p className={styles.note}>
        <Trans>
          Scores go from 0 to 100. They help to decide whom to talk to; they do not decide. Please
          do not forward this page.
        </Trans>
      </p>
    </article>
  )
}

function Scores({ scorecard }: { scorecard: SharedScorecard }) {
  const { locale } = useFormatter()
  const { score, attributes } = scorecard
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Scores</Trans>
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>
            <Trans>Fit score</Trans>
          </dt>
          <dd>
            <ScoreText score={score} />
          </dd>
        </div>
        {attributes.map((one) => (
          <div key={one.attribute} className={styles.fact}>
            <dt>{one.name[locale]}</dt>
            <dd>
              <AttributeText score={one} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Trans>
          A percentile compares with other people: 65 means higher than 65 of 100 people in the norm
          group. Points do not: 65 means 65 of 100 possible points. A high score means more of that
          attribute, which is not always better.
        </Trans>
      </p>
    </Card>
  )
}

function AttributeText({ score: { score, metric } }: { score: SharedAttribute }) {
  const { number } = useFormatter()
  if (score === null) return <Trans>None yet</Trans>
  const shown = number(score, { maximumFractionDigits: 0 })
  switch (metric) {
    case 'percentile':
      return <Trans>Percentile {shown}</Trans>
    case 'pomp':
    case 'wpm':
      return <Trans>{shown} of 100 points</Trans>
    case 'accuracy':
      return <Trans>{shown} percent right</Trans>
  }
}

function ScoreText({ score }: { score: number | null }) {
  const { number } = useFormatter()
  if (score === null) return <Trans>None yet</Trans>
  const shown = number(score, { maximumFractionDigits: 0 })
  return <Trans>{shown} of 100 points</Trans>
}

const DONE = new Set(['submitted', 'scoring', 'scored'])

function Activities({ scorecard }: { scorecard: SharedScorecard }) {
  const { locale } = useFormatter()
  if (scorecard.activities.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <Trans>Activities</Trans>
      </h2>
      <dl className={styles.facts}>
        {scorecard.activities.map(({ key, title, status }) => (
          <div key={key} className={styles.fact}>
            <dt>{title[locale]}</dt>
            <dd>{DONE.has(status) ? <Trans>Done</Trans> : <Trans>Not done yet</Trans>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isNetworkError(error)) {
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  }
  const hasEnded = error instanceof ApiError && [400, 404].includes(error.status)
  if (!hasEnded) return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
  return (
    <EmptyState
      headingLevel={1}
      icon={<Link2Off size={24} />}
      title={<Trans>This link does not open a scorecard</Trans>}
    >
      <Trans>
        It has expired, was ended by its sender, or is not complete. Ask the person who sent it for
        a new one.
      </Trans>
    </EmptyState>
  )
}
