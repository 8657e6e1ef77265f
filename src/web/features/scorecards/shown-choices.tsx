// The choices of a test as the applicant saw them. Asked for on demand: a test is long, and few need it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'

import type { ShownQuestion } from '#contract/assessments/shown-choices.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { shownChoicesQuery } from './scorecard-queries.ts'

import styles from './scorecards.module.css'

type ShownChoicesProps = { userSmartreqId: number; userStepActivityId: number }

export function ShownChoices(props: ShownChoicesProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.answerSection}>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Trans>Choices as the applicant saw them</Trans>
        </Button>
      </div>
      {isOpen && <Questions {...props} />}
    </div>
  )
}

function Questions(props: ShownChoicesProps) {
  const errorText = useErrorText()
  const { data, error } = useQuery(shownChoicesQuery(props))
  if (error !== null) return <Banner tone="danger">{errorText(error)}</Banner>
  if (data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    )
  return (
    <dl className={styles.answers}>
      {data.questions.map((question) => (
        <Choices key={question.question_id} question={question} />
      ))}
    </dl>
  )
}

function Choices({ question }: { question: ShownQuestion }) {
  const { locale } = useFormatter()
  const { text, options } = question
  return (
    <div>
      <dt>{text[locale]}</dt>
      <dd>
        <ol>
          {options.map(({ label, is_chosen: isChosen }) => (
            <li key={label.en}>
              {label[locale]}
              {isChosen && (
                <>
                  {' '}
                  <CircleCheck size={15} aria-hidden="true" /> <Trans>Chosen</Trans>
                </>
              )}
            </li>
          ))}
        </ol>
        {!options.some((option) => option.is_chosen) && (
          <span className={styles.small}>
            <Trans>No answer</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}
