// Before the questions: what they are about, how long they take, and the authenticity pledge.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { listTimeLimits } from '#contract/time-limits.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { notify } from '#web/ui/notifications.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

import { LazyFlightCheck } from './lazy-flight-check.tsx'
import type { OpenActivity } from './open-activity.ts'

import styles from './assessments.module.css'

export function InstructionScreen({ open }: { open: OpenActivity }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { content, activity, offline } = open
  const locale = currentLocale()
  const title = content.title[locale]
  const search = { ref: activity.refId, activity: activity.jobStepActivityId }
  const tracker = `/user/progress-tracker?ref=${activity.refId}`
  const beginning = useMutation({
    mutationFn: () =>
      offline.store.begin({ ...activity, asmtId: content.asmt_id, language: locale }),
    onSuccess: async () => {
      offline.engine.wake()
      await navigate({ to: '/user/assessment-questions', search })
    },
  })
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={t`Before you start: ${title}`}
        back={{ href: tracker, label: t`Back to the application` }}
      />
      <div className={styles.stack}>
        <p className={styles.lead}>{content.instruction[locale]}</p>
        <Facts content={content} />
        <LazyFlightCheck content={content} db={offline.db} />
        <Card className={styles.pledge}>
          <h2 className={styles.pledgeTitle}>
            <Trans>Authenticity pledge</Trans>
          </h2>
          <p>
            <Trans>
              I answer by myself, honestly, and without help from other people or tools.
            </Trans>
          </p>
          {beginning.isError && (
            <Banner tone="danger" isLive>
              <Trans>
                This could not be saved on this device. Free some space, or leave private browsing,
                and try again.
              </Trans>
            </Banner>
          )}
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="large"
              isBusy={beginning.isPending}
              onClick={() => beginning.mutate()}
            >
              <Trans>Accept and start</Trans>
            </Button>
            <Button
              size="large"
              onClick={() => {
                notify({
                  type: 'information',
                  body: <Declined isRequired={open.row.is_required} />,
                })
                void navigate({ to: '/user/progress-tracker', search: { ref: activity.refId } })
              }}
            >
              <Trans>Decline</Trans>
            </Button>
          </div>
        </Card>
      </div>
    </>
  )
}

// Said where the candidate is led to: what they decided, and how to change it.
function Declined({ isRequired }: { isRequired: boolean }) {
  return isRequired ? (
    <Trans>
      You declined the pledge, so nothing was started. Your application stays unfinished until you
      accept it and submit this part. You can start it here at any time.
    </Trans>
  ) : (
    <Trans>
      You declined the pledge, so nothing was started. This part is optional; you can start it here
      at any time.
    </Trans>
  )
}

function Facts({ content }: Pick<OpenActivity, 'content'>) {
  const { minutes } = content
  return (
    <ul className={styles.facts}>
      <li>
        <Plural value={content.questions.length} one="# question" other="# questions" />
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
      <li>
        <Trans>
          Every answer is saved on this device as you give it. You can continue without network.
        </Trans>
      </li>
    </ul>
  )
}
