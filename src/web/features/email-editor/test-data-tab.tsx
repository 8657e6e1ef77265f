import { Trans } from '@lingui/react/macro'

import type { EditedEmail } from '#contract/messages/email-editor-shapes.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { namesIn } from './draft-problems.ts'
import type { TemplateDraft } from './template-draft.ts'
import type { TestData } from './test-data.ts'
import { placeholderOf, useVariableLabel } from './use-variable-label.ts'

import styles from './email-editor.module.css'

type TestDataTabProps = {
  draft: TemplateDraft
  variables: EditedEmail['variables']
  values: TestData
  onChange: (values: TestData) => void
}

/** The values of the preview and of the test email, where the example ones do not do. */
export function TestDataTab({ draft, variables, values, onChange }: TestDataTabProps) {
  const labelOf = useVariableLabel()
  const { subject, html_body: body, plain_body: plain, from_name: sender } = draft
  const used = new Set([subject, body, plain, sender].flatMap(namesIn))
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>
          <Trans>
            The preview and your test email use these values. They stay in this browser until you
            sign out.
          </Trans>
        </p>
        <Button
          size="small"
          disabled={Object.keys(values).length === 0}
          onClick={() => onChange({})}
        >
          <Trans>Clear the test data</Trans>
        </Button>
      </div>
      {variables
        .filter(({ name, is_address: isAddress }) => !isAddress && used.has(name))
        .map(({ name, example }) => (
          <TextField
            key={name}
            label={labelOf(name) ?? placeholderOf(name)}
            hint={labelOf(name) === null ? undefined : placeholderOf(name)}
            placeholder={example}
            maxLength={200}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={({ target }) => onChange({ ...values, [name]: target.value })}
          />
        ))}
    </>
  )
}
