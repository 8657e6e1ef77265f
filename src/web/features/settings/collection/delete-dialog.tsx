import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'

import styles from '../settings.module.css'

type Replacement = {
  label: string
  placeholder: string
  options: ReadonlyArray<{ id: number; label: string }>
  /** What narrows the options. */
  search?: ReactNode
}

type DeleteDialogProps = {
  title: string
  confirmLabel: string
  /** What goes, and in numbers what becomes of those that use it. */
  children: ReactNode
  /** What takes the place of what is deleted; null where nothing has to. */
  replacement: Replacement | null
  error: unknown
  isBusy: boolean
  onDelete: (replaceTo: number | undefined) => void
  onClose: () => void
}

/** Asks before something of the company's own is deleted, and for what takes its place where it is used. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, confirmLabel, children, replacement, error, isBusy, onDelete, onClose } = props
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [chosen, setChosen] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const options = replacement?.options ?? []
  // What a search has left out is not chosen any more.
  const isChosen = options.some(({ id }) => String(id) === chosen)
  const confirm = () => {
    setIsMissing(replacement !== null && !isChosen)
    if (replacement === null) onDelete(undefined)
    else if (isChosen) onDelete(Number(chosen))
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      {...{ title, confirmLabel, isBusy, onClose }}
      onConfirm={confirm}
    >
      <div className={styles.fields}>
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        {children}
        {replacement?.search}
        {replacement !== null && (
          <SelectField
            label={replacement.label}
            name="replace_to"
            required
            placeholder={replacement.placeholder}
            hint={options.length === 0 ? <Trans>Nothing matches.</Trans> : undefined}
            options={options.map(({ id, label }) => ({ value: String(id), label }))}
            value={isChosen ? chosen : ''}
            error={isMissing ? t`The ${replacement.label} field is required` : undefined}
            onChange={({ target }) => {
              setChosen(target.value)
              setIsMissing(false)
            }}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
