import { Trans, useLingui } from '@lingui/react/macro'
import type { SyntheticEvent } from 'react'

import { VIEW_NAME_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import type { SavedView } from '#contract/requisitions/saved-views.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand, type CommandHeader } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
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
  const { send, error, isSaving } = useSave({ ...given, view, onClose, onSaved })
  const { form, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'view_name_taken'
  const taken = t`You have a view of that name already.`
  return (
    <FormDialog
      title={view === undefined ? <Trans>Save the view</Trans> : <Trans>Rename or share</Trans>}
      isBusy={isSaving}
      onClose={onClose}
      onSubmit={send}
      {...form}
    >
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
    </FormDialog>
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
