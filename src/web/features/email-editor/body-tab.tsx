import { useLingui } from '@lingui/react/macro'
import { CodeXml, PencilLine } from 'lucide-react'
import { useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { LayoutSwitch } from '#web/ui/staff/layout/layout-switch.tsx'

import type { TabProps } from './editor-tabs.tsx'
import { isPlainRichText } from './plain-rich-text.ts'
import { placeholderOf, useVariableLabel } from './use-variable-label.ts'
import { VariablePicker } from './variable-picker.tsx'

import styles from './email-editor.module.css'

// Messages of the catalogs cannot hold braces.
const VARIABLE = '{{first_name}}'
const WITH_FALLBACK = '{{first_name|:there}}'

/** Subject and body; the body in the editor, or as its HTML. */
export function BodyTab(props: TabProps) {
  const { draft, email, problemOf, onChange } = props
  const names = email.variable_names
  const { t } = useLingui()
  const labelOf = useVariableLabel()
  const isPlain = isPlainRichText(draft.html_body)
  const [view, setView] = useState(isPlain ? 'editor' : 'html')
  return (
    <>
      <LimitedTextField
        label={t`Subject`}
        name="subject"
        required
        maxLength={MESSAGE_LIMITS.subject}
        value={draft.subject}
        error={problemOf('subject')}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <div className={styles.bar}>
        <VariablePicker names={names} />
        <LayoutSwitch
          label={t`How the body is edited`}
          choices={[
            { value: 'editor', label: t`Editor`, Icon: PencilLine },
            { value: 'html', label: t`HTML`, Icon: CodeXml },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'editor' ? (
        <RichTextField
          label={t`Email body`}
          name="html_body"
          hint={
            isPlain
              ? t`Variables such as ${VARIABLE} are filled in for each recipient. ${WITH_FALLBACK} has a fallback.`
              : t`The editor only keeps simple formatting. Edit the HTML to keep the rest.`
          }
          format={RICH_TEXT}
          variables={names.map((name) => ({
            code: placeholderOf(name),
            label: labelOf(name) ?? '',
          }))}
          html={draft.html_body}
          error={problemOf('html_body')}
          onChange={(html) => onChange({ html_body: html })}
        />
      ) : (
        <TextArea
          className={styles.source ?? ''}
          label={t`HTML of the email body`}
          name="html_body"
          required
          spellCheck={false}
          wrap="soft"
          value={draft.html_body}
          error={problemOf('html_body')}
          onChange={({ target }) => onChange({ html_body: target.value })}
        />
      )}
    </>
  )
}
