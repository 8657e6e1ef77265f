// The fields of an onboarding form while it is written: its name, and its sections.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { type ConditionProblem, conditionProblems } from '#contract/assessments/form-conditions.ts'
import { fieldId, type FormSection } from '#contract/assessments/form-fields.ts'
import { FORM_LIMITS, ONBOARDING_FIELD_NAMES } from '#contract/plan-editor/plan-editor-rules.ts'
import type { OnboardingFormContent } from '#contract/settings/account-onboarding-forms.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { isLocale, type Locale, localeNames, locales } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { useConditionProblemText } from '../form/condition-text.ts'
import { FormDesigner } from '../form/form-designer.tsx'
import type { FormDesignerProps } from '../form/form-props.ts'
import { type FormPlayer, FormPreviewDialog } from './form-preview-dialog.tsx'
import { FormTranslations } from './form-translations.tsx'

import styles from '../setup.module.css'

/** The value that a colleague stored meanwhile, for display; not the sections. */
const STORED_FIELDS: readonly NamedField[] = [{ name: 'name', label: msg`Name` }]

type FormEditorProps = {
  accountId: number
  Player: FormPlayer
  initial: OnboardingFormContent
  /** It can be saved as it begins: it is a copy. */
  isCopy?: boolean
  /** Whose texts are edited. Kept outside: a save begins the form again. */
  language: Locale
  onLanguage: (language: Locale) => void
  saving: { error: Error | null; isPending: boolean }
  onSave: (content: OnboardingFormContent) => void
  /** Saves over what a colleague stored meanwhile. */
  onOverwrite?: (content: OnboardingFormContent, stored: object) => void
  /** Begins again from what a colleague stored. */
  onLoad?: () => void
}

export function FormEditor({ initial, isCopy = false, saving, ...props }: FormEditorProps) {
  const { accountId, Player, language, onLanguage, onSave, onOverwrite, onLoad } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [draft, setDraft] = useState(initial)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const conditions = conditionProblems(draft.sections)
  const { form, problemOf } = useFieldProblems(saving.error)
  const isTaken = saving.error instanceof ApiError && saving.error.code === 'value_taken'
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  const change = (sections: readonly FormSection[]) => {
    setDraft((now) => ({ ...now, sections: [...sections] }))
    return ON_SCREEN
  }
  const problem = isTaken ? errorText(saving.error) : t`Enter a name that no other form has.`
  return (
    <div className={styles.stack}>
      <UnsavedChanges isChanged={isChanged} />
      <form {...form} className={styles.stack} onSubmit={submit}>
        <SaveProblem
          error={saving.error}
          isSaidElsewhere={isTaken}
          fields={STORED_FIELDS}
          errorText={errorText}
          onOverwrite={(stored) => onOverwrite?.(draft, stored)}
          {...(onLoad === undefined ? {} : { onLoad })}
        />
        <LimitedTextField
          name="name"
          label={t`Name`}
          hint={t`Your colleagues see this name when they choose a form. Candidates do not see it.`}
          required
          autoComplete="off"
          maxLength={FORM_LIMITS.title}
          value={draft.name}
          error={problemOf('name', problem)}
          onChange={({ target }) => setDraft((now) => ({ ...now, name: target.value }))}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            isBusy={saving.isPending}
            disabled={(!isChanged && !isCopy) || conditions.length > 0}
          >
            <Trans>Save</Trans>
          </Button>
          <Button
            variant="quiet"
            disabled={!isChanged || saving.isPending}
            onClick={() => setDraft(initial)}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={draft.name.trim() === '' || conditions.length > 0}
            onClick={() => setIsPreviewing(true)}
          >
            <Trans>Preview</Trans>
          </Button>
        </div>
      </form>
      <ConditionProblems problems={conditions} />
      <FormTexts sections={draft.sections} onChange={change} {...{ language, onLanguage }} />
      {isPreviewing && (
        <FormPreviewDialog
          {...{ accountId, draft, Player }}
          onClose={() => setIsPreviewing(false)}
        />
      )}
    </div>
  )
}

function ConditionProblems({ problems }: { problems: readonly ConditionProblem[] }) {
  const problemText = useConditionProblemText()
  if (problems.length === 0) return null
  return (
    <Banner tone="danger" isLive title={<Trans>The form cannot be saved yet</Trans>}>
      <ul>
        {problems.map((one) => (
          <li key={fieldId(one.field)}>{problemText(one)}</li>
        ))}
      </ul>
    </Banner>
  )
}

type FormTextsProps = Pick<FormDesignerProps, 'sections' | 'onChange'> &
  Pick<FormEditorProps, 'language' | 'onLanguage'>

/** The fields in English, and their texts in the other languages. */
function FormTexts({ language, onLanguage, ...props }: FormTextsProps) {
  const { t } = useLingui()
  return (
    <>
      <FilterChips
        label={t`Language`}
        isLabelShown
        isRequired
        chips={locales.map((id) => ({ id, label: localeNames[id] }))}
        activeIds={[language]}
        onChange={(ids) => {
          const [next] = ids
          if (isLocale(next)) onLanguage(next)
        }}
      />
      {language === 'en' ? (
        <FormDesigner {...props} hasConditions standardFields={ONBOARDING_FIELD_NAMES} />
      ) : (
        <FormTranslations {...props} language={language} />
      )}
    </>
  )
}

/** A change of the draft is there at once; it is stored with the whole form. */
const ON_SCREEN = { whenStored: () => Promise.resolve() }
