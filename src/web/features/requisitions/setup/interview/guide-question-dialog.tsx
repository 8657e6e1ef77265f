// One question of the guide: what is asked, what it measures, and what an answer of each rating is like.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { INTERVIEW_LIMITS } from '#contract/interview-limits.ts'
import type { GuideQuestion } from '#contract/interview-setup.ts'
import type { LibraryAttribute } from '#contract/job-attributes.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { attributesQuery } from '../setup-queries.ts'

import styles from '../setup.module.css'

type GuideQuestionDialogProps = {
  jobId: number
  question: GuideQuestion
  onClose: () => void
  onStore: (question: GuideQuestion) => void
}

export function GuideQuestionDialog({
  jobId,
  question,
  onClose,
  onStore,
}: GuideQuestionDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(question)
  const [isTried, setIsTried] = useState(false)
  const text = draft.text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (text !== '') onStore({ ...draft, text, help: draft.help.trim() })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t`Question for interviewers`}>
      <form className={styles.stack} noValidate onSubmit={submit}>
        <TextArea
          label={t`Question`}
          name="text"
          rows={2}
          required
          data-first-focus
          maxLength={INTERVIEW_LIMITS.questionText}
          value={draft.text}
          error={isTried && text === '' ? t`Write the question.` : undefined}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        />
        <TextArea
          label={t`What a good answer shows`}
          name="help"
          rows={2}
          isOptional
          maxLength={INTERVIEW_LIMITS.help}
          value={draft.help}
          onChange={({ target }) => setDraft({ ...draft, help: target.value })}
        />
        <AttributeField
          jobId={jobId}
          chosen={draft.attribute_type_id}
          onChange={(id) => setDraft({ ...draft, attribute_type_id: id })}
        />
        {draft.anchors.map((anchor, index) => {
          const rating = index + 1
          return (
            <TextField
              key={rating}
              label={t`What an answer rated ${rating} is like`}
              name={`anchor-${rating}`}
              isOptional
              maxLength={INTERVIEW_LIMITS.anchor}
              value={anchor}
              onChange={({ target }) => {
                const anchors = draft.anchors.toSpliced(index, 1, target.value)
                setDraft({ ...draft, anchors })
              }}
            />
          )
        })}
        <div>
          <Button type="submit" variant="primary">
            <Trans>Save the question</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type AttributeFieldProps = {
  jobId: number
  chosen: number | null
  onChange: (attributeTypeId: number | null) => void
}

/** What the rating of the answer says something about; what the requisition weighs comes first. */
function AttributeField({ jobId, chosen, onChange }: AttributeFieldProps) {
  const { t } = useLingui()
  const { data } = useQuery(attributesQuery(jobId))
  const weighed = new Set(data?.attributes.map((one) => one.attribute_type_id))
  const isWeighed = (one: LibraryAttribute) => weighed.has(one.attribute_type_id)
  const library = data?.library ?? []
  const sorted = [...library.filter(isWeighed), ...library.filter((one) => !isWeighed(one))]
  return (
    <SelectField
      label={t`Attribute that the rating counts for`}
      name="attribute"
      isOptional
      value={chosen === null ? '' : String(chosen)}
      options={[
        { value: '', label: t`None` },
        ...sorted.map((one) => ({
          value: String(one.attribute_type_id),
          label: one.name[currentLocale()],
        })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}
