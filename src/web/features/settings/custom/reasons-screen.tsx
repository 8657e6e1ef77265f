// Why a company rejects applicants: what recruiters choose from when they do.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { notifyDone } from '#web/ui/notifications.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonTable } from '#web/ui/staff/skeleton-table.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { ReasonForm } from './reason-form.tsx'
import { createReason, usedReasonsQuery } from './reason-queries.ts'
import { ReasonRow } from './reason-row.tsx'
import { useSavingLists } from './use-saving-lists.ts'

import styles from '../settings.module.css'

export function ReasonsScreen({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const list = useQuery(usedReasonsQuery(accountId))
  return (
    <>
      <PageHeader
        title={<Trans>Rejection reasons</Trans>}
        description={
          <Trans>
            What your recruiters choose from when they reject an applicant. Applicants never see the
            reason.
          </Trans>
        }
      />
      {list.data === undefined ? (
        <NotLoaded
          query={list}
          title={<Trans>The reasons could not be loaded</Trans>}
          skeleton={<SkeletonTable rows={8} />}
        />
      ) : (
        <>
          <NewReason accountId={accountId} />
          <ul className={styles.rows} role="list" aria-label={t`Rejection reasons`}>
            {list.data.map((reason) => (
              <ReasonRow
                key={reason.rejection_reason_id}
                {...{ accountId, reason }}
                reasons={list.data}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function NewReason({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const creating = useSavingLists(createReason, ({ label }) => notifyDone(t`“${label}” is added.`))
  return (
    <Card className={styles.formCard}>
      <ReasonForm
        error={creating.error}
        onSubmit={(content, clear) =>
          creating.mutate({ accountId, ...content }, { onSuccess: clear })
        }
      >
        <Button type="submit" variant="primary" isBusy={creating.isPending}>
          <Trans>Add the reason</Trans>
        </Button>
      </ReasonForm>
    </Card>
  )
}
