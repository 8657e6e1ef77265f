// The ways to a document: a file of this device, or photos of paper by the phone's camera; and taking it back.
import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import type { FileFormat } from '#contract/core/file-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { PhotoPages } from '../photos/photo-pages.tsx'

import styles from './files.module.css'

type FilePickerProps = {
  formats: readonly FileFormat[]
  isBusy: boolean
  isDisabled: boolean
  hasFile: boolean
  describedBy: string
  onPick: (picked: File) => void
  /** What else can be done with the file that is there. */
  children?: ReactNode
}

export function FilePicker(props: FilePickerProps) {
  const { formats, isBusy, isDisabled, hasFile, describedBy, onPick, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className={styles.picker}>
        <input
          ref={input}
          type="file"
          hidden
          accept={formats.map((format) => `.${format}`).join(',')}
          onChange={({ target }) => {
            const [picked] = target.files ?? []
            // So that the same file can be chosen again after it was corrected.
            target.value = ''
            if (picked !== undefined) onPick(picked)
          }}
        />
        <Button
          icon={<FileUp size={18} aria-hidden="true" />}
          isBusy={isBusy}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {hasFile ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
        </Button>
        {children}
      </div>
      {formats.includes('pdf') && (
        <PhotoPages {...{ isBusy, isDisabled, describedBy }} onMade={onPick} />
      )}
    </>
  )
}
