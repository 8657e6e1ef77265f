// Before the questions: what they are about, how long they take, and the authenticity pledge.
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'

import { currentLocale } from '#web/i18n/i18n.ts'
import { dismissTopic, notify } from '#web/ui/feedback/notifications.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { InstructionText, Pledge } from './instruction-parts.tsx'
import { LazyFlightCheck } from './lazy-flight-check.tsx'
import type { OpenActivity } from './open-activity.ts'
import { LazyPractice } from './practice/lazy-practice.tsx'

import styles from './assessments.module.css'

// Most people accept.
const DeclinedText = lazy(async () => ({
  default: (await import('./declined-text.tsx')).DeclinedText,
}))

type InstructionProps = {
  open: OpenActivity
  /** What the company says of the position. */
  notes: ReactNode
  /** Why nothing can be started yet, and the way out of it; null when it can. */
  instead: ReactNode
}

export function InstructionScreen({ open, notes, instead }: InstructionProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { content, activity, offline } = open
  const locale = currentLocale()
  const title = content.title[locale]
  const search = { ref: activity.refId, activity: activity.jobStepActivityId }
  const tracker = `/user/progress-tracker?ref=${activity.refId}`
  const declined = `declined/${activity.refId}/${activity.jobStepActivityId}`
  const beginning = useMutation({
    mutationFn: () =>
      offline.store.begin({ ...activity, asmtId: content.asmt_id, language: locale }),
    onSuccess: async () => {
      dismissTopic(declined)
      offline.engine.wake()
      await navigate({ to: '/user/assessment-questions', search })
    },
  })
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={t`Before you start: ${title}`}
        back={{ href: tracker, label: t`Back to all parts` }}
      />
      {/* Check and practice stand above the pledge: they come together with it, so that it does not move. */}
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <div className={styles.stack}>
          <InstructionText content={content} />
          {notes}
          <LazyFlightCheck content={content} db={offline.db} />
          <LazyPractice content={content} />
          {instead ?? (
            <Pledge
              isBusy={beginning.isPending}
              hasFailed={beginning.isError}
              onAccept={() => beginning.mutate()}
              onDecline={() => {
                notify({
                  type: 'information',
                  topic: declined,
                  body: (
                    <Suspense>
                      <DeclinedText isRequired={open.row.is_required} />
                    </Suspense>
                  ),
                })
                void navigate({ to: '/user/progress-tracker', search: { ref: activity.refId } })
              }}
            />
          )}
        </div>
      </Suspense>
    </>
  )
}
