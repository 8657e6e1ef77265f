// Choosing the hiring class that applicants are assigned to, with the seats that each has left.
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { HiringClass } from '#contract/hiring-classes.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { notifyAssigned } from './assigned-toast.tsx'
import { assignClass, type ClassSelection, openClassesQuery } from './class-queries.ts'
import { CommandDialog } from './command-dialog.tsx'
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
  const classes = useQuery(openClassesQuery(jobId))
  const [chosen, setChosen] = useState('')
  const assigning = useDecisionCommand(assignClass, {
    onDone: (reply) => {
      notifyAssigned(reply)
      onDone()
    },
  })
  const assign = () => {
    const hiringClassId = chosen === OUT ? null : Number(chosen)
    assigning.mutate({ jobId, hiringClassId, selection })
  }
  return (
    <CommandDialog
      title={
        <Plural
          value={count}
          one="Assign # applicant to a class"
          other="Assign # applicants to a class"
        />
      }
      submitLabel={<Trans>Assign</Trans>}
      isBusy={assigning.isPending}
      error={assigning.error ?? classes.error}
      onSubmit={assign}
      onClose={onClose}
    >
      {classes.isPending && (
        <SkeletonGroup>
          <Skeleton width="16rem" />
        </SkeletonGroup>
      )}
      {classes.data?.length === 0 && (
        <p>
          <Trans>No class of this requisition is open.</Trans>{' '}
          <AppLink href={`/smartreq-detail/hiring-classes?job=${jobId}`}>
            <Trans>Go to the hiring classes</Trans>
          </AppLink>
        </p>
      )}
      {classes.data !== undefined && (
        <ClassField classes={classes.data} value={chosen} onChange={setChosen} />
      )}
    </CommandDialog>
  )
}

type ClassFieldProps = {
  classes: readonly HiringClass[]
  value: string
  onChange: (value: string) => void
}

function ClassField({ classes, value, onChange }: ClassFieldProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const options = classes.map(({ hiring_class_id: id, name, seats, filled, start_date }) => {
    const left = seats - filled
    const day = format.date(start_date)
    const label = t`${name}, ${day}: ${plural(left, { one: '# seat left', other: '# seats left' })}`
    return { value: String(id), label, isDisabled: left === 0 }
  })
  return (
    <SelectField
      label={t`Hiring class`}
      required
      data-first-focus
      placeholder={t`Choose a class`}
      value={value}
      options={[...options, { value: OUT, label: t`No class: take them out` }]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
