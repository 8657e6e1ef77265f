import { Trans } from '@lingui/react/macro'
import { FileSearch } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { FormatsHint } from '../shell/files/file-problem.tsx'

import styles from './verify-document.module.css'

type PdfDropProps = {
  isBusy: boolean
  /** Name of the file that was chosen last. */
  fileName: string | undefined
  onPick: (picked: File) => void
}

/** Takes one PDF: chosen, or dropped on it. By keyboard, the button opens the file picker. */
export function PdfDrop({ isBusy, fileName, onPick }: PdfDropProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped !== undefined && !isBusy) onPick(dropped)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          const [picked] = target.files ?? []
          // So that the same file can be chosen again.
          target.value = ''
          if (picked !== undefined) onPick(picked)
        }}
      />
      <Button
        variant={fileName === undefined ? 'primary' : 'secondary'}
        icon={<FileSearch size={18} aria-hidden="true" />}
        isBusy={isBusy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {fileName === undefined ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
      </Button>
      {fileName !== undefined && <p className={styles.fileName}>{fileName}</p>}
      <p className={styles.note} id={hintId}>
        <Trans>Or drop it here.</Trans> <FormatsHint formats={['pdf']} />
      </p>
    </div>
  )
}
