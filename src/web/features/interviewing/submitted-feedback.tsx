// After submitting: whether the server has it, or what it waits for; and what was written.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import type { FeedbackEntries } from '#contract/interviews/feedback-entries.ts'
import { attributeKey } from '#contract/interviews/interview-feedback-rules.ts'
import type { InterviewToConduct } from '#contract/interviews/interview-feedback.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { Offline } from '#web/offline/offline.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useIsSending } from '../shell/use-is-sending.ts'
import { FeedbackView } from './feedback-view.tsx'
import { Panel } from './panel.tsx'
import type { Feedback } from './use-feedback.ts'

type PartProps = { interview: InterviewToConduct; feedback: Feedback }

export function SubmittedFeedback(props: PartProps & { offline: Offline }) {
  const { interview, feedback, offline } = props
  const [isShown, setIsShown] = useState(false)
  const isWithServer = feedback.status === 'submitted'
  // What came after the submission is no part of it (I6).
  const entries = isWithServer ? feedback.server.entries : feedback.entries
  const late = isWithServer && feedback.row?.refusal ? feedback.row.body.entries : null
  return (
    <>
      {isWithServer ? (
        <WithServer interview={interview} feedback={feedback} />
      ) : (
        <Unsent offline={offline} />
      )}
      {late !== null && <Late interview={interview} entries={late} />}
      <Panel interview={interview} />
      <Card>
        <CardTitle level={2}>
          <Trans>What you wrote</Trans>
        </CardTitle>
        {isShown ? (
          <FeedbackView
            questions={interview.questions}
            attributes={interview.attributes}
            entries={entries}
          />
        ) : (
          <Button onClick={() => setIsShown(true)}>
            <Trans>Show it</Trans>
          </Button>
        )}
      </Card>
    </>
  )
}

function WithServer({ interview, feedback }: PartProps) {
  const format = useFormatter()
  const { submitted_at: at } = feedback.server
  return (
    <Banner
      tone="success"
      isLive
      title={<Trans>Your feedback is submitted</Trans>}
      action={
        <AppLink href={`/smartreq-detail-applicant/${interview.user_smartreq_id}`}>
          <Trans>What the others say</Trans>
        </AppLink>
      }
    >
      {at !== null && format.dateTime(at)}
    </Banner>
  )
}

function Unsent({ offline }: { offline: Offline }) {
  if (useIsSending(offline)) return <Banner tone="info" isLive title={<Trans>Sending…</Trans>} />
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>Your feedback is saved on this device, not submitted yet</Trans>}
    >
      <Trans>It will be sent as soon as there is a network.</Trans>
    </Banner>
  )
}

function Late({
  interview: { questions, attributes },
  entries,
}: Pick<PartProps, 'interview'> & { entries: FeedbackEntries }) {
  const rated = attributes.filter(({ attribute_type_id: id }) => attributeKey(id) in entries)
  return (
    <Card>
      <CardTitle level={2}>
        <Trans>Written here after you submitted: it does not count</Trans>
      </CardTitle>
      <p>
        <Trans>It is saved on this device. To add it, have your feedback unlocked.</Trans>
      </p>
      <FeedbackView questions={questions} attributes={rated} entries={entries} />
    </Card>
  )
}
