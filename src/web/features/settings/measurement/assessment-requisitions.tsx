// The requisitions that ask an assessment, each with the preview of its plan.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { dataQuery } from '#web/api/use-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { planPreviewHref, requisitionPlanHref } from '../settings-paths.ts'
import { MEASUREMENTS } from './measurement-data.ts'

import styles from '../settings.module.css'

const PAGE_SIZE = 25

type AssessmentRequisitionsProps = {
  accountId: number
  asmtId: number
  title: string
  onClose: () => void
}

export function AssessmentRequisitions(props: AssessmentRequisitionsProps) {
  const { accountId, asmtId, title, onClose } = props
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [page, setPage] = useState(1)
  const url = `${MEASUREMENTS}assessment/{asmt_id}/requisitions/` as const
  const path = { account_id: accountId, asmt_id: asmtId }
  const found = useQuery({
    ...dataQuery(url, { path, query: { page, page_size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t`Requisitions that use “${title}”`}>
      <PagedList
        query={found}
        errorText={errorText}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        empty={
          <p className={styles.hint}>
            <Trans>Nothing uses it.</Trans>
          </p>
        }
      >
        <ul className={styles.rows} role="list">
          {found.data?.data.map((one) => (
            <li key={one.job_id} className={styles.line}>
              <div className={styles.lineWords}>
                <AppLink href={requisitionPlanHref(one.job_id)}>{one.title}</AppLink>
              </div>
              <AppLink href={planPreviewHref(one.job_id)}>
                <Trans>Preview</Trans> <VisuallyHidden>{one.title}</VisuallyHidden>
              </AppLink>
            </li>
          ))}
        </ul>
      </PagedList>
    </Dialog>
  )
}
