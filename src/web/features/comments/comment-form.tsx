import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { COMMENT_MAX_LENGTH, COMMENT_SCOPES } from '#contract/comment-limits.ts'
import type { CommentContent } from '#contract/comments.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import styles from './comments.module.css'

type CommentFormProps = {
  /** What stands in it at first. */
  content: CommentContent
  isBusy: boolean
  error: Error | null
  onSubmit: (content: CommentContent) => void
  /** Of a comment that is being changed. */
  onCancel?: () => void
}

/** Writes a comment, or changes one. */
export function CommentForm({ content, isBusy, error, onSubmit, onCancel }: CommentFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [text, setText] = useState(content.text)
  const [scope, setScope] = useState(content.scope)
  const [isMissing, setIsMissing] = useState(false)
  const { form, problemOf } = useFieldProblems(error)
  const isNew = onCancel === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(text.trim() === '')
    if (text.trim() !== '') onSubmit({ text: text.trim(), scope })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} {...form}>
      <TextArea
        label={isNew ? t`New comment` : t`Comment`}
        name="text"
        rows={3}
        required
        maxLength={COMMENT_MAX_LENGTH}
        autoFocus={!isNew}
        value={text}
        error={isMissing ? t`Write something first.` : problemOf('text')}
        onChange={({ target }) => {
          setText(target.value)
          setIsMissing(false)
        }}
      />
      <SelectField
        label={t`Who reads it`}
        name="scope"
        value={scope}
        options={[
          { value: 'team', label: t`Colleagues with access` },
          { value: 'private', label: t`Only me` },
        ]}
        onChange={({ target }) =>
          setScope(COMMENT_SCOPES.find((one) => one === target.value) ?? 'private')
        }
      />
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" isBusy={isBusy}>
          {isNew ? <Trans>Add the comment</Trans> : <Trans>Save</Trans>}
        </Button>
        {onCancel !== undefined && (
          <Button size="small" onClick={onCancel} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
