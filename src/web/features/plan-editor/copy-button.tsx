import { Trans } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

import styles from './setup.module.css'

/** Copies a text, and says whether it could. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Without permission, or without https: the text can be selected by hand.
      setState('failed')
    }
  }
  return (
    <div className={styles.actions}>
      <Button size="small" icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className={styles.faint}>
        {state === 'copied' && <Trans>Copied</Trans>}
        {state === 'failed' && <Trans>Select the text and copy it yourself.</Trans>}
      </span>
    </div>
  )
}
