// Parts of the form of a requisition's configurations: what is required, in which languages, and accommodations.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'
import { ACCOMMODATIONS } from '#contract/requisitions/requisitions-rules.ts'
import { localeNames, locales } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { setupHref } from './setup-paths.ts'

import styles from './setup.module.css'

type RuleFieldsProps = {
  jobId: number
  draft: RequisitionConfiguration
  problemOf: (name: string, words?: string) => string | undefined
  onChange: (part: Partial<RequisitionConfiguration>) => void
}

/** What everyone who applies from now on has to give. */
export function RequiredDetailFields({ jobId, draft, problemOf, onChange }: RuleFieldsProps) {
  const { t } = useLingui()
  const notAsked = t`The published application form does not ask for it. Add the field to the form, and publish the plan.`
  const problems = [
    problemOf('is_resume_required', notAsked),
    problemOf('is_linkedin_required', notAsked),
  ]
  return (
    <fieldset className={styles.formats}>
      <legend>
        <Trans>Required of everyone who applies from now on</Trans>
      </legend>
      <Checkbox
        name="is_resume_required"
        label={<Trans>A resume</Trans>}
        error={problems[0]}
        checked={draft.is_resume_required}
        onChange={({ target }) => onChange({ is_resume_required: target.checked })}
      />
      <Checkbox
        name="is_linkedin_required"
        label={<Trans>A LinkedIn page</Trans>}
        error={problems[1]}
        checked={draft.is_linkedin_required}
        onChange={({ target }) => onChange({ is_linkedin_required: target.checked })}
      />
      <p className={styles.reason}>
        <Trans>Candidates give them in the application form of the first step.</Trans>{' '}
        <AppLink href={setupHref('application-form', jobId)}>
          <Trans>Open the application form</Trans>
        </AppLink>
      </p>
    </fieldset>
  )
}

/** In which languages candidates can apply; the last one stays. */
export function LanguageFields({ draft, problemOf, onChange }: RuleFieldsProps) {
  const problemId = useId()
  const problem = problemOf('languages')
  const toggle = (locale: (typeof locales)[number], isOffered: boolean) =>
    onChange({
      languages: locales.filter((one) =>
        one === locale ? isOffered : draft.languages.includes(one),
      ),
    })
  return (
    <fieldset className={styles.formats} aria-describedby={problemId}>
      <legend>
        <Trans>Languages in which candidates can apply</Trans>
      </legend>
      {locales.map((one) => (
        <Checkbox
          key={one}
          name="languages"
          label={<span lang={one}>{localeNames[one]}</span>}
          checked={draft.languages.includes(one)}
          disabled={draft.languages.length === 1 && draft.languages.includes(one)}
          onChange={({ target }) => toggle(one, target.checked)}
        />
      ))}
      <p className={styles.reason}>
        <Trans>Candidates who use another language are asked to choose one of these.</Trans>
      </p>
      <p id={problemId} className={styles.formatsProblem}>
        {problem}
      </p>
    </fieldset>
  )
}

/** The contact for candidates’ questions. */
export function ContactField({ draft, problemOf, onChange }: RuleFieldsProps) {
  const { t } = useLingui()
  return (
    <LimitedTextField
      name="candidate_contact"
      label={t`Contact for candidates`}
      hint={t`Candidates see it with their application: a shared email address or phone number, or a name. Empty, they see your company’s contact.`}
      isOptional
      maxLength={ACCOMMODATIONS.contact}
      value={draft.candidate_contact}
      error={problemOf('candidate_contact')}
      onChange={({ target }) => onChange({ candidate_contact: target.value })}
    />
  )
}

/** How candidates ask for the process to be changed. */
export function AccommodationFields({ draft, problemOf, onChange }: RuleFieldsProps) {
  const { t } = useLingui()
  const isSaid = draft.accommodations.trim() !== ''
  return (
    <>
      <TextArea
        name="accommodations"
        label={t`Accommodations`}
        hint={t`Candidates read this before they start: what you can change for people who need it, such as more time or another format.`}
        isOptional
        maxLength={ACCOMMODATIONS.text}
        value={draft.accommodations}
        error={problemOf('accommodations')}
        onChange={({ target }) => onChange({ accommodations: target.value })}
      />
      <LimitedTextField
        name="accommodations_contact"
        label={t`Contact for accommodations`}
        hint={t`An email address or phone number that a person answers.`}
        required={isSaid}
        isOptional={!isSaid}
        maxLength={ACCOMMODATIONS.contact}
        value={draft.accommodations_contact}
        error={problemOf('accommodations_contact')}
        onChange={({ target }) => onChange({ accommodations_contact: target.value })}
      />
    </>
  )
}
