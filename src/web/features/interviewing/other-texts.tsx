// What the author wrote for the same field on another device: nothing of it is lost, they say what stays.
import { Trans } from '@lingui/react/macro'

import type { OtherText } from '#contract/interviews/feedback-entries.ts'
import {
  FEEDBACK_LIMITS,
  SUMMARY_KEY,
  textOf,
} from '#contract/interviews/interview-feedback-rules.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import type { Feedback } from './use-feedback.ts'

import styles from './interviewing.module.css'

type OtherTextsProps = { entryKey: string; feedback: Feedback }

export function OtherTexts({ entryKey, feedback }: OtherTextsProps) {
  const others = feedback.entries[entryKey]?.others ?? []
  return others.map((other) => (
    <OtherTextBanner key={`${other.at} ${other.device}`} {...{ other, entryKey, feedback }} />
  ))
}

function OtherTextBanner({ other, entryKey, feedback }: OtherTextsProps & { other: OtherText }) {
  const format = useFormatter()
  const own = textOf(feedback.entries, entryKey)
  const both = own === '' ? other.value : `${own}\n\n${other.value}`
  const most = entryKey === SUMMARY_KEY ? FEEDBACK_LIMITS.summary : FEEDBACK_LIMITS.note
  const time = format.dateTime(other.at)
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>You also wrote this on another device, on {time}</Trans>}
      action={
        <>
          {both.length <= most && (
            <Button size="small" onClick={() => feedback.settle(entryKey, { other, text: both })}>
              <Trans>Add to the text above</Trans>
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            onClick={() => feedback.settle(entryKey, { other, text: own })}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.otherText}>{other.value}</p>
    </Banner>
  )
}
