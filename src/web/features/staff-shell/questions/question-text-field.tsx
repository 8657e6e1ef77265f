// The text of a question: plain, or with formatting once that is asked for.
import { Trans, useLingui } from '@lingui/react/macro'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { QUESTION_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'

import { AUDIENCE_LABELS } from './question-audience.ts'
import type { DraftFieldsProps } from './question-draft.ts'
import { htmlOfText, textOfHtml } from './question-text.ts'

import styles from './question.module.css'

export function QuestionTextField(props: DraftFieldsProps) {
  const { draft, problemOf, onChange, isField, audience } = props
  const { i18n, t } = useLingui()
  const { text, formatted } = draft
  return (
    <div className={styles.stack}>
      {formatted === null ? (
        <TextArea
          label={isField ? t`Field or question` : t`Question`}
          data-first-focus
          rows={2}
          required
          maxLength={QUESTION_LIMITS.text}
          value={text}
          error={problemOf('text')}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      ) : (
        <RichTextField
          label={t`Question`}
          hint={i18n._(AUDIENCE_LABELS[audience].formatting)}
          format={RICH_TEXT}
          html={formatted}
          error={problemOf('text')}
          onChange={(html) => onChange({ formatted: html, text: textOfHtml(html) })}
        />
      )}
      {!isField && (
        <div>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onChange({ formatted: formatted === null ? htmlOfText(text) : null })}
          >
            {formatted === null ? <Trans>Add formatting</Trans> : <Trans>Remove formatting</Trans>}
          </Button>
        </div>
      )}
    </div>
  )
}
