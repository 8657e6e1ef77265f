// Within how many business days applicants of a step are answered: said in the step's header, and changed in a dialog.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'

import { ANSWER_DAYS } from '#contract/plan-editor/plan-editor-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { SaveActions } from '../save-actions.tsx'

import styles from '../setup.module.css'

/** What most companies choose; a step that has another number keeps it in its list. */
const CHOICES = [1, 2, 3, ANSWER_DAYS.usual, 7, 10, 15, 20, ANSWER_DAYS.max]
const NO_DATE = ''

type AnswerDaysProps = {
  /** Title of the step. */
  title: string
  /** Null where no date is promised. */
  days: number | null
  onChange: (days: number | null) => void
}

export function AnswerDaysButton({ title, days, onChange }: AnswerDaysProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const said =
    days === null
      ? t`No answer date`
      : plural(days, { one: 'Answer in # day', other: 'Answer in # days' })
  return (
    <>
      <Button
        size="small"
        aria-label={t`Answer date of ${title}: ${said}`}
        onClick={() => setIsOpen(true)}
      >
        {said}
      </Button>
      {isOpen && (
        <AnswerDaysDialog
          {...{ title, days }}
          onClose={() => setIsOpen(false)}
          onChange={(next) => {
            onChange(next)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function AnswerDaysDialog(props: AnswerDaysProps & { onClose: () => void }) {
  const { title, days, onChange, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const [chosen, setChosen] = useState(days === null ? NO_DATE : String(days))
  const choices = new Set(days === null ? CHOICES : [...CHOICES, days])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onChange(chosen === NO_DATE ? null : Number(chosen))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>When do applicants hear from you after “{title}”?</Trans>}
      actions={<SaveActions formId={formId} onCancel={onClose} />}
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
        <SelectField
          label={t`Answer within`}
          data-first-focus
          value={chosen}
          options={[
            { value: NO_DATE, label: t`No date is promised` },
            ...[...choices]
              .toSorted((one, other) => one - other)
              .map((value) => ({
                value: String(value),
                label: plural(value, { one: '# business day', other: '# business days' }),
              })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <p className={styles.facts}>
          <Trans>
            An applicant who has submitted everything required sees the date by which you decide.
            When it passes without a decision, the applicant and the people who manage the
            requisition get an email. Applicants who are under way keep the date that they were
            told.
          </Trans>
        </p>
      </form>
    </Dialog>
  )
}
