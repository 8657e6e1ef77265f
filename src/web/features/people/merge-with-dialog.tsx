// Looks up the other record of a person whom the company has twice.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ListedPerson } from '#contract/people/people.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import styles from './people.module.css'

type MergeWithDialogProps = {
  accountId: number
  userId: number
  onCompare: (otherUserId: number) => void
  onClose: () => void
}

/** Opens the comparison as soon as someone is chosen; nothing is merged before that. */
export function MergeWithDialog({ accountId, userId, onCompare, onClose }: MergeWithDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const query = { state: 'all', page_size: 25, ...(search === '' ? {} : { search }) } as const
  const found = useQuery({
    ...dataQuery('/account/v1/{account_id}/people/', { path: { account_id: accountId }, query }),
    placeholderData: keepPreviousData,
  })
  const others = found.data?.data.filter((one) => one.user_id !== userId)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Merge with another person</Trans>}
      actions={
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <div className={styles.form}>
        <p>
          <Trans>Choose the other record of this person. You compare both before you merge.</Trans>
        </p>
        <Combobox
          label={t`Other record`}
          placeholder={t`Search by name or email`}
          error={found.error === null ? undefined : errorText(found.error)}
          choices={others?.map((one) => ({ id: String(one.user_id), label: labelOf(one) }))}
          isLoading={found.isFetching}
          chosen={null}
          onSearch={setSearch}
          onChange={(chosen) => {
            if (chosen !== null) onCompare(Number(chosen.id))
          }}
        />
      </div>
    </Dialog>
  )
}

/** With what tells two people of one name apart. */
function labelOf({ first_name: first, last_name: last, email, job }: ListedPerson): string {
  const facts = [`${first} ${last}`.trim(), email, job?.job_title]
  return facts.filter((fact) => fact !== undefined && fact !== null && fact !== '').join(' · ')
}
