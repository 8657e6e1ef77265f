// What applicants answered to the equal-opportunity questions, as numbers of people. One person's answers are shown nowhere.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'

import { FEWEST_TOLD } from '#contract/privacy/eeoc-choices.ts'
import type { EeocSummary } from '#contract/privacy/eeoc.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import { answerNumbersQuery } from './answer-numbers-query.ts'

import styles from '../requisitions.module.css'
import own from './answer-numbers.module.css'

type AnswerNumbersScreenProps = { accountId: number; jobId: number }

export function AnswerNumbersScreen(props: AnswerNumbersScreenProps) {
  const numbers = useQuery(answerNumbersQuery(props))
  if (numbers.data === undefined && numbers.error !== null)
    return (
      <LoadProblem
        error={numbers.error}
        title={<Trans>The numbers could not be loaded</Trans>}
        onRetry={() => void numbers.refetch()}
        isRetrying={numbers.isFetching}
        forbidden={<NotAuthorizedScreen homeHref="/hire" missing="company_dashboard_access" />}
      />
    )
  if (numbers.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  const { data: questions, meta } = numbers.data
  if (questions.every(isUntold)) return <NoNumbers />
  return (
    <div className={styles.list}>
      <Banner tone="info">
        <p>
          <Trans>
            Answers are voluntary. They are stored apart from applications, and no one at the
            company sees a person’s answers.
          </Trans>
        </p>
        {meta.published_at !== null && <Published at={meta.published_at} />}
      </Banner>
      <div className={own.questions}>
        {questions.map((question) => (
          <Question key={question.question_id} question={question} />
        ))}
      </div>
    </div>
  )
}

function Published({ at }: { at: string }) {
  const date = useFormatter().dateTime(at)
  return (
    <p>
      <Trans>
        Published on {date}. The numbers are about applicants who were hired or rejected, or who
        left the process. They change at most once a day, and each by at least {FEWEST_TOLD} people,
        so that no one’s answer can be told from a change: the newest answers wait, and a number
        below {FEWEST_TOLD} is not shown.
      </Trans>
    </p>
  )
}

type Question = EeocSummary['data'][number]

function isUntold({ counts }: Question): boolean {
  return counts.every(({ people }) => people === null)
}

function Question({ question: { question_id: id, text, counts } }: { question: Question }) {
  const locale = currentLocale()
  const format = useFormatter()
  const most = Math.max(1, ...counts.map(({ people }) => people ?? 0))
  return (
    <Card as="section" aria-labelledby={`numbers-${id}`}>
      <h2 id={`numbers-${id}`} className={own.title}>
        {text[locale]}
      </h2>
      <dl className={own.counts}>
        {counts.map(({ choice, label, people }) => (
          <div key={choice} className={own.count}>
            <dt>{label[locale]}</dt>
            <dd>
              {people === null ? (
                <span className={own.untold}>
                  <Trans>Not shown</Trans>
                </span>
              ) : (
                <>
                  <span className={own.track} aria-hidden="true">
                    <span className={own.fill} style={{ width: `${(100 * people) / most}%` }} />
                  </span>
                  <span className={own.number}>{format.number(people)}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function NoNumbers() {
  return (
    <EmptyState icon={<Scale size={24} />} title={<Trans>No numbers to show yet</Trans>}>
      <Trans>
        Numbers are published once a day, about applicants who were hired or rejected, or who left
        the process. An answer appears when at least {FEWEST_TOLD} of them gave it and at least{' '}
        {FEWEST_TOLD} gave others. Whether the questions are asked is set in the requisition’s
        configuration.
      </Trans>
    </EmptyState>
  )
}
