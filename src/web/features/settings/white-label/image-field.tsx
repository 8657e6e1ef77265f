import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EditorServicesContext, MEDIA_TYPES } from '#web/ui/staff/editor/editor-services.ts'

import styles from './white-label.module.css'

type ImageFieldProps = {
  /** As the server names it. */
  name: string
  label: string
  /** The address of the image; null for none. */
  src: string | null
  error: string | undefined
  isOptional?: boolean
  onChange: (src: string | null) => void
}

/**
 * An image that is uploaded as soon as it is chosen; its address is saved with the form. A file that was refused keeps the
 * form from being saved until another one is chosen or it is discarded.
 */
export function ImageField({
  name,
  label,
  src,
  error,
  isOptional = false,
  onChange,
}: ImageFieldProps) {
  const { t } = useLingui()
  const services = useContext(EditorServicesContext)
  const uploading = useMutation({
    mutationFn: async (file: File) => services?.uploadMedia({ file, kind: 'image' }) ?? null,
    onSuccess: onChange,
  })
  const refusal = uploading.isError ? services?.errorText(uploading.error) : undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.setCustomValidity(refusal ?? ''), [refusal])
  // A change like one by the user, so that the form forgets what was wrong.
  const discard = () => {
    if (input.current === null) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    input.current.focus()
  }
  return (
    <div className={styles.image}>
      <TextField
        ref={input}
        type="file"
        name={name}
        label={label}
        isOptional={isOptional}
        accept={MEDIA_TYPES.image}
        hint={t`PNG, JPEG, GIF or WebP, at most 5 MB.`}
        error={refusal ?? error}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file === undefined) uploading.reset()
          else uploading.mutate(file)
        }}
      />
      <p role="status" className={styles.state}>
        {uploading.isPending && <Trans>Uploading…</Trans>}
      </p>
      {refusal !== undefined && (
        <Button size="small" className={styles.discard} onClick={discard}>
          <Trans>Discard this file</Trans>
        </Button>
      )}
      {src !== null && (
        <div className={styles.shown}>
          <img className={styles.thumbnail} src={src} alt={t`${label}: the image that is chosen`} />
          <Button size="small" onClick={() => onChange(null)}>
            <Trans>Remove the image</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
