// Choosing the hiring class that applicants are assigned to, with the seats that each has left.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { HiringClass } from '#contract/requisitions/hiring-classes.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'

import { notifyAssigned } from './assigned-toast.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { assignClass, type ClassSelection, openClassesQuery } from './class-queries.ts'
import { useDecisionCommand } from './use-decision-command.ts'

type AssignClassDialogProps = {
  jobId: number
  count: number
  selection: ClassSelection
  onDone: () => void
  onClose: () => void
}

/** Takes applicants out of their class. */
const OUT = 'out'

export function AssignClassDialog(props: AssignClassDialogProps) {
  const { jobId, count, selection, onDone, onClose } = props
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const classes = useQuery(openClassesQuery(jobId, search))
  const optionOf = useClassOption()
  const assigning = useDecisionCommand(assignClass, {
    onDone: (reply) => {
      notifyAssigned(reply)
      onDone()
    },
  })
  const found = classes.data?.map(optionOf)
  const out = { value: OUT, label: <Trans>No class: take them out</Trans> }
  return (
    <ChoiceDialog
      title={
        <Plural
          value={count}
          one="Assign # applicant to a class"
          other="Assign # applicants to a class"
        />
      }
      submitLabel={<Trans>Assign</Trans>}
      searchLabel={t`Search hiring classes`}
      legend={t`Hiring class`}
      options={found === undefined && classes.isPending ? undefined : [...(found ?? []), out]}
      noneFound={found?.length === 0 ? <NoneFound jobId={jobId} search={search} /> : null}
      isBusy={assigning.isPending}
      error={assigning.error ?? classes.error}
      onSearch={setSearch}
      onSubmit={(chosen) => {
        const hiringClassId = chosen === OUT ? null : Number(chosen)
        assigning.mutate({ jobId, hiringClassId, selection })
      }}
      onClose={onClose}
    />
  )
}

function NoneFound({ jobId, search }: { jobId: number; search: string }) {
  if (search !== '') return <Trans>No open class matches.</Trans>
  return (
    <>
      <Trans>No class of this requisition is open.</Trans>{' '}
      <AppLink href={`/smartreq-detail/hiring-classes?job=${jobId}`}>
        <Trans>Go to the hiring classes</Trans>
      </AppLink>
    </>
  )
}

function useClassOption() {
  const format = useFormatter()
  return ({ hiring_class_id: id, name, seats, filled, start_date }: HiringClass) => {
    const left = seats - filled
    const day = format.date(start_date)
    return {
      value: String(id),
      label: name,
      description: (
        <Trans>
          Starts on {day}. <Plural value={left} one="# seat left" other="# seats left" />
        </Trans>
      ),
      isDisabled: left <= 0,
    }
  }
}
