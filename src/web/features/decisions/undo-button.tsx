import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { CommandHeader } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'

import type { Batch } from './decision-queries.ts'
import { useDecisionCommand } from './use-decision-command.ts'
import { useDecisionError } from './use-decision-error.ts'

type Undone = {
  readonly done: readonly unknown[]
  readonly skipped: readonly unknown[]
  readonly without_seat?: readonly unknown[] | undefined
}

type UndoButtonProps = Batch & {
  send: (request: Batch, header: CommandHeader) => Promise<Undone>
  /** Why some stay as they are. */
  skippedText: (count: number) => ReactNode
}

/** Takes back what was done together, and says how much of it could be. */
export function UndoButton({ scope, batchId, send, skippedText }: UndoButtonProps) {
  const errorText = useDecisionError()
  const undoing = useDecisionCommand(send, {})
  const { data, error } = undoing
  if (data !== undefined) {
    return (
      <p role="status">
        <Plural
          value={data.done.length}
          one="# applicant put back."
          other="# applicants put back."
        />{' '}
        {data.skipped.length > 0 && skippedText(data.skipped.length)}{' '}
        <WithoutSeatText count={data.without_seat?.length ?? 0} />
      </p>
    )
  }
  return (
    <>
      {error !== null && <p role="alert">{errorText(error)}</p>}
      <Button
        size="small"
        isBusy={undoing.isPending}
        onClick={() => undoing.mutate({ scope, batchId })}
      >
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}

/** For who goes on without the seat in a hiring class that they had. */
export function WithoutSeatText({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Plural
      value={count}
      one="# did not get the seat in the hiring class back: it is taken."
      other="# did not get their seats in the hiring class back: they are taken."
    />
  )
}

/** For what is undone unless it has changed again. */
export function ChangedSinceText({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="# has changed since and stays."
      other="# have changed since and stay."
    />
  )
}
