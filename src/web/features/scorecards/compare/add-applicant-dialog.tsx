import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { candidatesQuery } from './compare-queries.ts'

import styles from './compare.module.css'

type AddApplicantDialogProps = {
  accountId: number
  /** Only those of this requisition. */
  jobId: number | undefined
  /** Those who are in the comparison. */
  ids: readonly number[]
  onAdd: (userSmartreqId: number) => void
  onClose: () => void
}

/** Finds one more applicant by name or email. */
export function AddApplicantDialog(props: AddApplicantDialogProps) {
  const { accountId, jobId, ids, onAdd, onClose } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const { data, error } = useQuery(candidatesQuery({ accountId, jobId, search: search.trim() }))
  const found = (data?.data ?? []).filter((one) => !ids.includes(one.user_smartreq_id))
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Add an applicant</Trans>}>
      <SearchField
        label={t`Search applicants by name or email`}
        placeholder={t`Search by name or email`}
        value={search}
        onSearch={setSearch}
      />
      {error !== null && (
        <Banner tone="warning" isLive>
          {errorText(error)}
        </Banner>
      )}
      <ul className={styles.found}>
        {found.map((one) => {
          const name = `${one.first_name} ${one.last_name}`
          return (
            <li key={one.user_smartreq_id}>
              <span className={styles.stack}>
                <span>{name}</span>
                <span className={styles.detail}>
                  {jobId === undefined ? one.job_title : one.email}
                </span>
              </span>
              <Button
                size="small"
                aria-label={t`Add ${name}`}
                onClick={() => onAdd(one.user_smartreq_id)}
              >
                <Trans>Add</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
      {data !== undefined && found.length === 0 && (
        <p role="status" className={styles.note}>
          <Trans>No other applicant matches.</Trans>
        </p>
      )}
    </Dialog>
  )
}
