// What stands before the questions of an activity, and the pledge. Starts nothing itself.
import { Plural, Trans } from '@lingui/react/macro'
import { lazy } from 'react'

import { countAsked } from '#contract/assessments/asked-questions.ts'
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import { listTimeLimits } from '#contract/assessments/time-limits.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import styles from './assessments.module.css'

// Few people have any.
const ExtraTimeText = lazy(async () => ({
  default: (await import('./extra-time-text.tsx')).ExtraTimeText,
}))

/** What an activity is about, what the company says of it, and how long it takes. */
export function InstructionText({ content }: { content: AssessmentPackage }) {
  const { company_instruction: written } = content
  return (
    <>
      <p className={styles.lead}>{content.instruction[currentLocale()]}</p>
      {written !== undefined && <RichText html={written} />}
      <Facts content={content} />
    </>
  )
}

type PledgeProps = {
  isBusy?: boolean
  /** The device did not store the start. */
  hasFailed?: boolean
  onAccept: () => void
  onDecline: () => void
}

export function Pledge({ isBusy = false, hasFailed = false, onAccept, onDecline }: PledgeProps) {
  return (
    <Card className={styles.pledge}>
      <h2 className={styles.pledgeTitle}>
        <Trans>Authenticity pledge</Trans>
      </h2>
      <p>
        <Trans>I answer by myself, honestly, and without help from other people or tools.</Trans>
      </p>
      {hasFailed && (
        <Banner tone="danger" isLive>
          <Trans>
            This could not be saved on this device. Free some space, or leave private browsing, and
            try again.
          </Trans>
        </Banner>
      )}
      <div className={styles.actions}>
        <Button variant="primary" size="large" isBusy={isBusy} onClick={onAccept}>
          <Trans>Accept and start</Trans>
        </Button>
        <Button size="large" onClick={onDecline}>
          <Trans>Decline</Trans>
        </Button>
      </div>
    </Card>
  )
}

function Facts({ content }: { content: AssessmentPackage }) {
  const { minutes } = content
  return (
    <ul className={styles.facts}>
      <li>
        <Plural
          value={countAsked(content.questions)}
          _0="No questions at this time"
          one="# question"
          other="# questions"
        />
      </li>
      <li>
        {listTimeLimits(content).length === 0 ? (
          <Trans>About {minutes} minutes; there is no time limit.</Trans>
        ) : (
          <Trans>
            About {minutes} minutes. Parts of it have a time limit, which starts when you open them.
          </Trans>
        )}
      </li>
      {content.extra_time !== undefined && (
        <li>
          <ExtraTimeText extraTime={content.extra_time} />
        </li>
      )}
      <li>
        <Trans>
          Every answer is saved on this device as you give it. You can continue without network.
        </Trans>
      </li>
    </ul>
  )
}
