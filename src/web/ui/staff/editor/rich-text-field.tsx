import { lazy, Suspense, useId } from 'react'

import { Skeleton, SkeletonGroup } from '../../feedback/skeleton.tsx'
import { Field, type FieldText } from '../../form/field.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

type RichTextFieldProps = FieldText &
  Pick<RichTextEditorProps, 'html' | 'format' | 'variables' | 'blocks' | 'onChange'> & {
    label: string
    name?: string
  }

/** The editor of rich text as a field of a form. */
export function RichTextField(props: RichTextFieldProps) {
  const { html, format, variables, blocks, onChange, ...text } = props
  const id = useId()
  return (
    <Field {...text} id={id}>
      {(control) => (
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton shape="block" height="14rem" />
            </SkeletonGroup>
          }
        >
          <RichTextEditor
            {...{ html, format, variables, blocks, onChange }}
            attributes={{
              id: control.id,
              role: 'textbox',
              'aria-multiline': 'true',
              'aria-label': text.label,
              ...(control['aria-describedby'] === undefined
                ? {}
                : { 'aria-describedby': control['aria-describedby'] }),
            }}
          />
        </Suspense>
      )}
    </Field>
  )
}
