import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Dialog } from '#web/ui/feedback/dialog.tsx'

import styles from './decisions.module.css'

type KeysDialogProps = { place: 'list' | 'panel' | 'scorecard'; onClose: () => void }

/** The keys of the list, of the panel beside it, or of the scorecard. */
export function KeysDialog({ place, onClose }: KeysDialogProps) {
  const isList = place === 'list'
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className={styles.keyList}>
        <Key name="J" meaning={<Trans>Next applicant</Trans>} />
        <Key name="K" meaning={<Trans>Previous applicant</Trans>} />
        {isList && <Key name="Enter" meaning={<Trans>Open the scorecard</Trans>} />}
        {isList && <Key name="X" meaning={<Trans>Select, or take out of the selection</Trans>} />}
        <Key name="A" meaning={<Trans>Advance to the next step</Trans>} />
        <Key name="R" meaning={<Trans>Reject, after asking for the reason</Trans>} />
        <Key name="E" meaning={<Trans>Write an email</Trans>} />
        {place === 'scorecard' && <Key name="N" meaning={<Trans>Write a comment</Trans>} />}
        {isList && <Key name="Esc" meaning={<Trans>Clear the selection</Trans>} />}
        <Key name="?" meaning={<Trans>Show these shortcuts</Trans>} />
      </dl>
      <p className={styles.hint}>
        {isList ? (
          <Trans>
            They work while the focus is in the table: A, R and E act on the selection, or else on
            the row with the focus.
          </Trans>
        ) : (
          <Trans>Shortcuts work on the scorecard, outside fields and menus.</Trans>
        )}
      </p>
    </Dialog>
  )
}

function Key({ name, meaning }: { name: string; meaning: ReactNode }) {
  return (
    <div className={styles.keyRow}>
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{meaning}</dd>
    </div>
  )
}
