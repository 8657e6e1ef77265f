import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '../../controls/button.tsx'
import { Banner } from '../../feedback/banner.tsx'
import { Dialog } from '../../feedback/dialog.tsx'
import { SelectField } from '../../form/select-field.tsx'
import { TextField } from '../../form/text-field.tsx'
import { useFieldProblems } from '../../form/use-field-problems.ts'
import { EditorServicesContext, MEDIA_TYPES, type MediaKind } from './editor-services.ts'
import type { MediaFacts, SelectedMedia } from './media-schema.ts'

type MediaDialogProps = {
  kind: MediaKind
  /** What is changed; null for a new one. */
  selected: SelectedMedia | null
  onClose: () => void
  onPut: (facts: MediaFacts) => void
}

/** px */
const WIDTHS = [640, 400, 200]
const LABEL_LENGTH = 300

/** Asks for an image or a video, stores it, and says what it shows. */
export function MediaDialog({ kind, selected, onClose, onPut }: MediaDialogProps) {
  const formId = useId()
  const services = useContext(EditorServicesContext)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, problemOf } = useFieldProblems(null)
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React reports it to the form around the editor as well.
    event.stopPropagation()
    if (services === null) return
    const data = new FormData(event.currentTarget)
    setIsBusy(true)
    setRefusal(null)
    try {
      const file = data.get('file')
      const src =
        file instanceof File ? await services.uploadMedia({ file, kind }) : (selected?.src ?? '')
      const width = Number(data.get('width'))
      onPut({ src, label: textOf(data, 'label'), width: width === 0 ? null : width })
    } catch (error) {
      setRefusal(services.errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  const isImage = kind === 'image'
  // Outside of the form that the editor stands in: forms do not nest.
  return createPortal(
    <Dialog
      isOpen
      isLocked={isBusy}
      onClose={onClose}
      title={isImage ? <Trans>Image</Trans> : <Trans>Video</Trans>}
      actions={
        <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
          {selected === null ? <Trans>Upload and insert</Trans> : <Trans>Save</Trans>}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} {...form}>
        {refusal !== null && <Banner tone="danger">{refusal}</Banner>}
        {selected === null && <FileField kind={kind} problemOf={problemOf} />}
        <FactFields kind={kind} selected={selected} problemOf={problemOf} />
      </form>
    </Dialog>,
    document.body,
  )
}

type FieldsProps = {
  kind: MediaKind
  problemOf: ReturnType<typeof useFieldProblems>['problemOf']
}

function FileField({ kind, problemOf }: FieldsProps) {
  const { t } = useLingui()
  const isImage = kind === 'image'
  return (
    <TextField
      type="file"
      name="file"
      accept={MEDIA_TYPES[kind]}
      required
      label={isImage ? t`Image file` : t`Video file`}
      hint={
        isImage ? t`PNG, JPEG, GIF or WebP, at most 5 MB.` : t`MP4, WebM or Ogg, at most 100 MB.`
      }
      error={problemOf('file', t`Choose a file.`)}
      data-first-focus
    />
  )
}

function FactFields({
  kind,
  selected,
  problemOf,
}: FieldsProps & { selected: SelectedMedia | null }) {
  const { t } = useLingui()
  const isImage = kind === 'image'
  return (
    <>
      <TextField
        name="label"
        label={isImage ? t`Description of the image` : t`Name of the video`}
        hint={
          isImage
            ? t`Read out to people who do not see the image. Leave it empty if the image is only decoration.`
            : t`Read out to people who do not see the video.`
        }
        defaultValue={selected?.label ?? ''}
        maxLength={LABEL_LENGTH}
        required={!isImage}
        isOptional={isImage}
        error={problemOf('label', t`Name the video.`)}
        autoComplete="off"
      />
      <SelectField
        name="width"
        label={t`Width`}
        defaultValue={String(selected?.width ?? '')}
        placeholder={t`As wide as the file`}
        options={widthsWith(selected?.width).map((width) => ({
          value: String(width),
          label: t`${width} px`,
        }))}
      />
    </>
  )
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

// A width that came with a pasted image can be chosen as well.
function widthsWith(width: number | null | undefined): number[] {
  const others = typeof width === 'number' && !WIDTHS.includes(width) ? [width] : []
  return [...others, ...WIDTHS]
}
