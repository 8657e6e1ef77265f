// The effect of decisions on groups of applicants, as published. It informs: the rejection waits for none of it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ImpactRatios as Impact } from '#contract/decisions/impact-ratio.ts'
import { FEWEST_TOLD } from '#contract/privacy/eeoc-choices.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { impactQuery } from './impact-query.ts'
import { ImpactTable } from './impact-table.tsx'

import styles from './impact-ratios.module.css'

/** The published figures of one requisition, loaded when they are opened. */
export function ImpactRatios({ jobId }: { jobId: number }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Disclosure summary={<Trans>Effect on groups</Trans>} onOpen={() => setIsAsked(true)}>
      {isAsked && <Published jobId={jobId} />}
    </Disclosure>
  )
}

function Published({ jobId }: { jobId: number }) {
  const { data, error, isFetching, refetch } = useQuery(impactQuery(jobId))
  if (data === undefined && error !== null)
    return (
      <div className={styles.section}>
        <p className={styles.line}>
          <Trans>
            The effect on groups could not be loaded. You can reject the applicants all the same.
          </Trans>
        </p>
        <Button size="small" variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  if (!data.is_asked)
    return (
      <p className={styles.line}>
        <Trans>This requisition does not ask the equal-opportunity questions.</Trans>
      </p>
    )
  return <Figures impact={data} />
}

function Figures({ impact }: { impact: Impact }) {
  const { locale, list, dateTime } = useFormatter()
  const shown = impact.questions.filter(({ groups }) => groups.length > 0)
  const withheld = impact.questions.filter(({ groups }) => groups.length === 0)
  const names = list(withheld.map(({ text }) => text[locale]))
  const date = impact.published_at === null ? null : dateTime(impact.published_at)
  return (
    <div className={styles.section}>
      {shown.map((question) => (
        <ImpactTable key={question.question_id} question={question} />
      ))}
      <div className={styles.notes}>
        {date !== null && (
          <p>
            <Trans>Decisions as published on {date}.</Trans>
          </p>
        )}
        {withheld.length > 0 && (
          <p>
            <Trans>Not enough published decisions to compare: {names}.</Trans>
          </p>
        )}
        <HowFiguresAreMade />
        {shown.length > 0 && <HowToReadFigures />}
      </div>
    </div>
  )
}

function HowFiguresAreMade() {
  return (
    <p>
      <Trans>
        Figures are about earlier hires and rejections, not about the applicants you selected: two
        selections that differ by one person would tell that person’s answer. They change at most
        once a day, by at least {FEWEST_TOLD} people, and a group appears when at least{' '}
        {FEWEST_TOLD} of it were hired and {FEWEST_TOLD} rejected. Newer decisions may be missing.
      </Trans>
    </p>
  )
}

function HowToReadFigures() {
  return (
    <>
      <p>
        <Trans>
          The impact ratio is the share of a group that was hired, divided by the highest share. A
          ratio below 0.80 is a signal to look again, not a verdict: it does not say why, nor that a
          decision is wrong.
        </Trans>
      </p>
      <p>
        <Trans>
          p is the probability of a difference at least as large if the decisions had nothing to do
          with the group. Answers are voluntary, and no one at the company sees a person’s answers.
        </Trans>
      </p>
    </>
  )
}
