import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'

import { useClipboard } from '#web/features/staff-shell/use-clipboard.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './setup.module.css'

/** Copies a text, and says whether it could. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { last, copy } = useClipboard()
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        icon={<Copy size={15} aria-hidden="true" />}
        onClick={() => void copy(text)}
      >
        {label}
      </Button>
      <span role="status" className={styles.faint}>
        {last?.isCopied === true && <Trans>Copied</Trans>}
        {last?.isCopied === false && <Trans>Select the text and copy it yourself.</Trans>}
      </span>
    </div>
  )
}
