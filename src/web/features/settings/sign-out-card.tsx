import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'

import styles from './settings.module.css'

type SignOutCardProps = {
  /** Says what the button does. */
  readonly label: string
  /** The question of the dialog. */
  readonly title: string
  /** What will happen, for the dialog. */
  readonly children: ReactNode
  readonly isBusy: boolean
  readonly error: Error | null
  /** Signs them out, and calls `onSettled` whatever came of it. */
  readonly onConfirm: (onSettled: () => void) => void
}

/** Signs a user out, from wherever `label` says, once a dialog has said what that does. */
export function SignOutCard(props: SignOutCardProps) {
  const { label, title, children, isBusy, error, onConfirm } = props
  const errorText = useSettingsErrorText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card className={styles.danger}>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans>For a user who lost a device, or whose password another person may know.</Trans>
      </p>
      <Button onClick={() => setIsAsking(true)}>{label}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => onConfirm(() => setIsAsking(false))}
        title={title}
        confirmLabel={label}
        isDestructive
        isBusy={isBusy}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </Card>
  )
}
