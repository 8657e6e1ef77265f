import { Trans } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'

import styles from '../settings.module.css'

type SaveActionsProps = { isBusy: boolean; isValid: boolean; onCancel: () => void }

/** Saves what a form changed, or takes it back. */
export function SaveActions({ isBusy, isValid, onCancel }: SaveActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isValid}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
