import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useContext } from 'react'

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

/** An image that is uploaded as soon as it is chosen; its address is saved with the form. */
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
  return (
    <div className={styles.image}>
      <TextField
        type="file"
        name={name}
        label={label}
        isOptional={isOptional}
        accept={MEDIA_TYPES.image}
        hint={t`PNG, JPEG, GIF or WebP, at most 5 MB.`}
        error={refusal ?? error}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) uploading.mutate(file)
        }}
      />
      <p role="status" className={styles.state}>
        {uploading.isPending && <Trans>Uploading…</Trans>}
      </p>
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
