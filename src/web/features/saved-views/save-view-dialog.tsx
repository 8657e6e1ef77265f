import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type SyntheticEvent } from 'react'

import { VIEW_NAME_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import type { SavedView } from '#contract/requisitions/saved-views.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand, type CommandHeader } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { createView, SAVED_VIEWS_KEY, updateView, type ViewedList } from './saved-view-queries.ts'

type SaveViewDialogProps = ViewedList & {
  query: string
  /** The view that gets another name, or is shared; without one, a new view is saved. */
  view?: SavedView
  onClose: () => void
  onSaved?: (view: SavedView) => void
}

/** Asks for the name of a view, and whether others of the company see it. */
export function SaveViewDialog({ view, onClose, onSaved, ...given }: SaveViewDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const { send, error, isSaving } = useSave({ ...given, view, onClose, onSaved })
  const { form, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'view_name_taken'
  const taken = t`You have a view of that name already.`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isSaving}
      title={view === undefined ? <Trans>Save the view</Trans> : <Trans>Rename or share</Trans>}
      actions={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} {...form}>
        <LimitedTextField
          name="name"
          label={t`Name`}
          defaultValue={view?.name ?? ''}
          maxLength={VIEW_NAME_MAX_LENGTH}
          required
          autoComplete="off"
          error={isTaken ? taken : problemOf('name')}
          data-first-focus
        />
        <Checkbox
          name="is_shared"
          label={t`Share with the company`}
          hint={t`Everyone in the company can choose it. Each sees only what they may see.`}
          defaultChecked={view?.is_shared ?? false}
        />
        {error !== null && !isTaken && <Problem error={error} />}
      </form>
    </Dialog>
  )
}

function Problem({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}

type Values = { name: string; isShared: boolean }

function useSave(
  given: ViewedList & Pick<SaveViewDialogProps, 'query' | 'view' | 'onClose' | 'onSaved'>,
) {
  const { accountId, list, query, view, onClose, onSaved } = given
  const save = ({ name, isShared }: Values, header: CommandHeader) =>
    view === undefined
      ? createView({ accountId, list, query, name, isShared }, header)
      : updateView(
          { accountId, viewId: view.view_id, change: { name, is_shared: isShared } },
          header,
        )
  const saving = useCommand(save, {
    invalidates: SAVED_VIEWS_KEY,
    onDone: (saved) => {
      onSaved?.(saved)
      onClose()
    },
  })
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = values.get('name')
    if (typeof name !== 'string') return
    saving.mutate({ name: name.trim(), isShared: values.has('is_shared') })
  }
  return { send, error: saving.error, isSaving: saving.isPending }
}
