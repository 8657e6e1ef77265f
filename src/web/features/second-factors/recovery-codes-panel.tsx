// New recovery codes, once: to copy, to save as a file, to print.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { saveFile } from '../shell/save-file.ts'

import styles from './second-factors.module.css'

type PanelProps = { codes: readonly string[]; onKept: () => void }

export function RecoveryCodesPanel({ codes, onKept }: PanelProps) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<'done' | 'refused' | null>(null)
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('done')
    } catch {
      setCopied('refused')
    }
  }
  const save = () => {
    const heading = t`Recovery codes for Fairlead`
    const file = new Blob([`${heading}\n\n${text}\n`], { type: 'text/plain' })
    saveFile({ name: 'fairlead-recovery-codes.txt', file })
  }
  return (
    <Card as="section" className={styles.part}>
      <CardTitle level={2}>
        <Trans>Keep your recovery codes</Trans>
      </CardTitle>
      <p className={styles.words}>
        <Trans>
          Each signs you in once, when your phone or your key is lost. They are shown only now: keep
          them where you keep your passwords, or on paper.
        </Trans>
      </p>
      <ol role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      {copied === 'done' && (
        <Banner tone="success" isLive>
          <Trans>The codes were copied.</Trans>
        </Banner>
      )}
      {copied === 'refused' && (
        <Banner tone="warning" isLive>
          <Trans>The browser did not let us copy them. Save them as a file instead.</Trans>
        </Banner>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={save}>
          <Trans>Save as a file</Trans>
        </Button>
        <Button onClick={() => globalThis.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button variant="primary" onClick={onKept}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </Card>
  )
}
