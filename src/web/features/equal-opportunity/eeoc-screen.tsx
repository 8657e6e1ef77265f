// The equal-opportunity questions of one application: voluntary, each with a choice to decline, saved as they are chosen.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { EeocForm } from '#contract/privacy/eeoc.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import type { Offline } from '#web/offline/offline.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { SaveBadge } from '#web/ui/feedback/save-badge.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText, useRefusalText } from '../shell/error-messages.ts'
import { eeocQuery } from './eeoc-queries.ts'
import { useEeocAnswers } from './use-eeoc-answers.ts'

import styles from './equal-opportunity.module.css'

type EeocScreenProps = {
  offline: Offline
  refId: number
  /** Hears that the server has what was answered. */
  onSent: () => void
}

export function EeocScreen({ offline, refId, onSent }: EeocScreenProps) {
  const asked = useQuery(eeocQuery({ userId: offline.ownerId, refId }))
  const errorText = useErrorText()
  const again = () => void asked.refetch()
  if (asked.data !== undefined)
    return <LoadedForm offline={offline} form={asked.data} onSent={onSent} />
  if (!asked.isError) return <FormSkeleton />
  if (isNetworkError(asked.error))
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  return (
    <ErrorState
      headingLevel={1}
      title={errorText(asked.error)}
      onRetry={again}
      isRetrying={asked.isFetching}
    />
  )
}

type LoadedProps = { offline: Offline; form: EeocForm; onSent: () => void }

function LoadedForm({ offline, form, onSent }: LoadedProps) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const eeoc = useEeocAnswers({ offline, form, onSent })
  const tracker = `/user/progress-tracker?ref=${form.ref_id}`
  const locale = currentLocale()
  return (
    <>
      <PageHeader
        title={t`Equal-opportunity questions`}
        back={{ href: tracker, label: form.job_title }}
        actions={eeoc.state !== null && <SaveBadge state={eeoc.state} />}
      />
      <Explanation company={form.account_name} />
      <Card className={styles.form}>
        {eeoc.isFailed && (
          <Banner
            tone="danger"
            isLive
            title={<Trans>Your last answer is not saved yet</Trans>}
            action={
              <Button size="small" onClick={eeoc.retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>This device could not store it. Free some space on this device.</Trans>
          </Banner>
        )}
        {eeoc.refusal !== null && (
          <Banner tone="warning" isLive>
            {refusalText(eeoc.refusal)}
          </Banner>
        )}
        {form.questions.map(({ question_id: id, text, help, options }) => (
          <SelectField
            key={id}
            name={id}
            label={text[locale]}
            hint={help?.[locale]}
            isOptional
            placeholder={t`Not answered`}
            options={options.map(({ value, label }) => ({ value, label: label[locale] }))}
            value={eeoc.answers[id] ?? ''}
            onChange={({ target }) => eeoc.choose(id, target.value)}
          />
        ))}
        <p>
          <AppLink className={linkButton({ variant: 'primary' })} href={tracker}>
            <Trans>Back to the application</Trans>
          </AppLink>
        </p>
      </Card>
    </>
  )
}

function Explanation({ company }: { company: string }) {
  return (
    <div className={styles.explanation}>
      <p>
        <Trans>
          These questions are voluntary. You can skip all of them, decline each one, and change or
          empty your answers at any time. They are saved as you choose them.
        </Trans>
      </p>
      <p>
        <Trans>
          No one who decides about your application sees your answers, or whether you answered. They
          are stored separately from your application. {company} gets numbers about groups of at
          least five people, to check whether it treats applicants fairly.
        </Trans>
      </p>
    </div>
  )
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
