import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { Comment, CommentContent } from '#contract/scorecards/comments.ts'
import { COMMENT_SCOPES } from '#contract/scorecards/scorecards-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import type { Colleague } from './mention-query.ts'
import { MentionTextArea } from './mention-text-area.tsx'
import { mentionedIn } from './mention-text.ts'

import styles from './comments.module.css'

type CommentFormProps = {
  /** The requisition: whom it can mention follows from it. */
  jobId: number
  /** What stands in it at first. */
  content: Pick<Comment, 'text' | 'scope' | 'mentions'>
  /** How many were added with it: after each it is empty again, unless the next one was begun meanwhile. */
  addedCount?: number
  isBusy: boolean
  error: Error | null
  /** `stored` is what the user writes over, having seen it. */
  onSubmit: (content: CommentContent, stored?: object) => void
  /** Of a comment that is being changed. */
  onCancel?: () => void
  /** Begins again from what another window stored meanwhile. */
  onLoad?: () => void
}

/** Writes a comment, or changes one. */
export function CommentForm(props: CommentFormProps) {
  const { jobId, content, addedCount = 0, isBusy, error, onSubmit, onCancel, onLoad } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [text, setText] = useState(content.text)
  const [scope, setScope] = useState(content.scope)
  const [isMissing, setIsMissing] = useState(false)
  const [colleagues, setColleagues] = useState(() => namedIn(content))
  const [sent, setSent] = useState('')
  const [emptiedAt, setEmptiedAt] = useState(addedCount)
  if (emptiedAt !== addedCount) {
    setEmptiedAt(addedCount)
    if (text === sent) {
      setText('')
      setScope(content.scope)
      setColleagues([])
    }
  }
  const { form, problemOf } = useFieldProblems(error)
  const isNew = onCancel === undefined
  const send = (stored?: object) => {
    setIsMissing(text.trim() === '')
    setSent(text)
    const mentioned = scope === 'private' ? [] : mentionedIn(text, colleagues)
    if (text.trim() === '') return
    onSubmit({ text: text.trim(), scope, mentioned_user_ids: mentioned }, stored)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} {...form}>
      <MentionTextArea
        jobId={jobId}
        label={isNew ? t`New comment` : t`Comment`}
        text={text}
        error={
          isMissing
            ? t`Write something first.`
            : (problemOf('text') ?? problemOf('mentioned_user_ids'))
        }
        isFocused={!isNew}
        offersColleagues={scope !== 'private'}
        onMention={(colleague) => setColleagues([...colleagues, colleague])}
        onText={(next) => {
          setText(next)
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
      <SaveProblem {...{ error, errorText }} fields={['text']} onLoad={onLoad} onOverwrite={send} />
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

function namedIn({ mentions }: Pick<Comment, 'mentions'>): Colleague[] {
  return mentions.flatMap(({ user_id, full_name }) =>
    full_name === null ? [] : { user_id, full_name },
  )
}
