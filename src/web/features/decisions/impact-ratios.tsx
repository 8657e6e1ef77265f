// What a bulk rejection would do to groups of applicants. It informs: the rejection waits for none of it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { FEWEST_TOLD } from '#contract/eeoc-choices.ts'
import type { ImpactRatios } from '#contract/impact-ratio.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { impactQuery, type ImpactRequest } from './impact-query.ts'
import { ImpactTable, Regrouped } from './impact-table.tsx'

import styles from './impact-ratios.module.css'

/**
 * The figures for a selection of one requisition, calculated when they are opened: each selection that is looked at leaves
 * less that can be told about the next ones.
 */
export function ImpactRatios(request: ImpactRequest) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Disclosure summary={<Trans>Effect on groups</Trans>} onOpen={() => setIsAsked(true)}>
      {isAsked && <Calculated {...request} />}
    </Disclosure>
  )
}

function Calculated(request: ImpactRequest) {
  const { data, error, isFetching, refetch } = useQuery(impactQuery(request))
  if (data === undefined && error !== null)
    return (
      <div className={styles.section}>
        <p className={styles.line}>
          <Trans>
            The effect on groups could not be calculated. You can reject the applicants all the
            same.
          </Trans>
        </p>
        <Button size="small" variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          <Trans>Calculate again</Trans>
        </Button>
      </div>
    )
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    )
  switch (data.state) {
    case 'not_asked':
      return (
        <p className={styles.line}>
          <Trans>This requisition does not ask the equal-opportunity questions.</Trans>
        </p>
      )
    case 'too_few':
      return (
        <div className={styles.section}>
          <p className={styles.line}>
            <Trans>
              Figures are shown where at least {FEWEST_TOLD} applicants are rejected and{' '}
              {FEWEST_TOLD} stay.
            </Trans>
          </p>
        </div>
      )
    case 'too_close':
      return (
        <div className={styles.section}>
          <p className={styles.line}>
            <Trans>
              Figures about a similar selection were shown before. New ones could tell a single
              applicant’s answer, so none are shown.
            </Trans>
          </p>
        </div>
      )
    case 'shown':
      return <Figures impact={data} />
    default:
      return data.state satisfies never
  }
}

function Figures({ impact }: { impact: ImpactRatios }) {
  const { locale, list } = useFormatter()
  const shown = impact.questions.filter(({ groups }) => groups.length > 0)
  const withheld = impact.questions.filter(({ groups }) => groups.length === 0)
  const names = list(withheld.map(({ text }) => text[locale]))
  if (shown.length === 0)
    return (
      <div className={styles.section}>
        <p className={styles.line}>
          <Trans>Too few applicants gave the same answers to show figures.</Trans>
        </p>
      </div>
    )
  return (
    <div className={styles.section}>
      {shown.map((question) => (
        <ImpactTable key={question.question_id} question={question} />
      ))}
      <div className={styles.notes}>
        {withheld.length > 0 && (
          <p>
            <Trans>Too few people to show: {names}.</Trans>
          </p>
        )}
        {impact.regrouped_people > 0 && <Regrouped people={impact.regrouped_people} />}
        <p>
          <Trans>
            The impact ratio is the share of a group that stays in process, divided by the highest
            share. A ratio below 0.80 is a signal to look again, not a verdict: it does not say why,
            nor that a decision is wrong.
          </Trans>
        </p>
        <p>
          <Trans>
            p is the probability of a difference at least as large if the decisions had nothing to
            do with the group. Answers are voluntary, and no one at the company sees a person’s
            answers.
          </Trans>
        </p>
      </div>
    </div>
  )
}
