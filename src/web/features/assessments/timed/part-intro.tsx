// Before a limited part: what comes and how long it may take. The time starts with the candidate's own click or key.
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import styles from '../assessments.module.css'

export type PartIntroProps = {
  content: AssessmentPackage
  /** What begins, the widest first; at least one. */
  waiting: readonly PartTime[]
  takesFocus: boolean
  onBegin: () => Promise<void>
}

export function PartIntro({ content, waiting, takesFocus, onBegin }: PartIntroProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const beginning = useMutation({ mutationFn: onBegin })
  const part = waiting.find(({ limit }) => limit.timer !== 'activity') ?? waiting[0]
  if (part === undefined) return null
  const { limit } = part
  const section = content.sections?.find((one) => limit.timer === `section:${one.section_id}`)
  return (
    <Card className={styles.partIntro}>
      <h2 ref={heading} tabIndex={-1} className={styles.reviewTitle}>
        {section?.title[currentLocale()] ?? <Trans>With a time limit</Trans>}
      </h2>
      <ul className={styles.facts}>
        <li>
          <QuestionNumbers {...{ content, limit }} />
        </li>
        {waiting.map((one) => (
          <li key={one.limit.timer}>
            <LimitLabels part={one} />
          </li>
        ))}
        <li>
          <Trans>
            The time starts when you press Start. It keeps running when you leave, reload or lose
            the network.
          </Trans>
        </li>
        <li>
          <Trans>When it is up, your answers are saved and you continue with what is left.</Trans>
        </li>
      </ul>
      {beginning.isError && (
        <Banner tone="danger" isLive>
          <Trans>
            This could not be saved on this device. Your answers are still saved; try again.
          </Trans>
        </Banner>
      )}
      <Button
        variant="primary"
        size="large"
        isBusy={beginning.isPending}
        onClick={() => beginning.mutate()}
      >
        <Trans>Start</Trans>
      </Button>
    </Card>
  )
}

/** As the questions themselves say it, which are numbered through all parts. */
function QuestionNumbers({
  content,
  limit,
}: { content: AssessmentPackage } & Pick<PartTime, 'limit'>) {
  const format = useFormatter()
  const asked = content.questions.filter(isAsked)
  const total = asked.length
  const inPart = asked.flatMap(({ question_id: id }, index) =>
    limit.questionIds.includes(id) ? [index + 1] : [],
  )
  const [number, last] = [inPart[0], inPart.at(-1)]
  if (number === undefined || last === undefined || inPart.length === total)
    return <Plural value={inPart.length} one="# question" other="# questions" />
  if (number === last)
    return (
      <Trans>
        Question {number} of {total}
      </Trans>
    )
  const numbers = format.numberRange(number, last)
  return (
    <Trans>
      Questions {numbers} of {total}
    </Trans>
  )
}

/** Beside a test whose first key starts the time. The same before and after: nothing moves while the candidate types. */
export function FirstKeyNote({ parts }: { parts: readonly PartTime[] }) {
  if (parts.length === 0) return null
  return (
    <ul className={classNames(styles.facts, styles.keyNote)}>
      {parts.map((one) => (
        <li key={one.limit.timer}>
          <LimitLabels part={one} />
        </li>
      ))}
      <li>
        <Trans>
          The time starts with your first key. It keeps running when you leave, reload or lose the
          network.
        </Trans>
      </li>
    </ul>
  )
}

function LimitLabels({ part }: { part: PartTime }) {
  const format = useFormatter()
  const { seconds, timer } = part.limit
  const unitOf = (count: number, unit: 'minute' | 'second') =>
    count === 0 ? [] : [format.number(count, { style: 'unit', unit, unitDisplay: 'long' })]
  const minutes = Math.floor(seconds / 60)
  const time = [...unitOf(minutes, 'minute'), ...unitOf(seconds % 60, 'second')].join(' ')
  if (timer === 'activity') return <Trans>{time} for everything</Trans>
  if (timer.startsWith('section:')) return <Trans>{time} for this section</Trans>
  return <Trans>{time} for this question</Trans>
}
