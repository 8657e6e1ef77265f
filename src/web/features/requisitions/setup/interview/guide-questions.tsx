// What interviewers ask, for their eyes alone.
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'

import { INTERVIEW_LIMITS, RATINGS } from '#contract/interview-limits.ts'
import type { GuideQuestion } from '#contract/interview-setup.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { moved } from '../plan-draft.ts'
import { bin, down, RowMenu, up } from '../row-menu.tsx'

import styles from '../setup.module.css'

type GuideQuestionsProps = {
  questions: GuideQuestion[]
  onChange: (questions: GuideQuestion[]) => void
}

export function GuideQuestions({ questions, onChange }: GuideQuestionsProps) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<GuideQuestion | null>(null)
  const store = (one: GuideQuestion) => {
    const index = questions.findIndex(({ question_id }) => question_id === one.question_id)
    onChange(index < 0 ? [...questions, one] : questions.toSpliced(index, 1, one))
    setEdited(null)
  }
  return (
    <div className={styles.stack}>
      <p className={styles.facts}>
        <Trans>Candidates never see these questions.</Trans>
      </p>
      {questions.length > 0 && (
        <ol className={styles.problems}>
          {questions.map((one, index) => {
            const name = one.text
            return (
              <li key={one.question_id}>
                {one.text}{' '}
                <RowMenu
                  label={t`Actions for ${name}`}
                  items={[
                    { id: 'edit', label: t`Edit`, onSelect: () => setEdited(one) },
                    ...(index > 0
                      ? [
                          {
                            id: 'up',
                            label: t`Move up`,
                            icon: up,
                            onSelect: () => onChange(moved(questions, { from: index, by: -1 })),
                          },
                        ]
                      : []),
                    ...(index < questions.length - 1
                      ? [
                          {
                            id: 'down',
                            label: t`Move down`,
                            icon: down,
                            onSelect: () => onChange(moved(questions, { from: index, by: 1 })),
                          },
                        ]
                      : []),
                    {
                      id: 'remove',
                      label: t`Remove`,
                      icon: bin,
                      isDestructive: true,
                      onSelect: () => onChange(questions.toSpliced(index, 1)),
                    },
                  ]}
                />
              </li>
            )
          })}
        </ol>
      )}
      {questions.length < INTERVIEW_LIMITS.questions && (
        <div>
          <Button
            size="small"
            variant="quiet"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setEdited(newQuestion())}
          >
            <Trans>Add a question for interviewers</Trans>
          </Button>
        </div>
      )}
      {edited !== null && (
        <QuestionDialog question={edited} onClose={() => setEdited(null)} onStore={store} />
      )}
    </div>
  )
}

type QuestionDialogProps = {
  question: GuideQuestion
  onClose: () => void
  onStore: (question: GuideQuestion) => void
}

function QuestionDialog({ question, onClose, onStore }: QuestionDialogProps) {
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

function newQuestion(): GuideQuestion {
  const anchors = Array.from({ length: RATINGS }, () => '')
  return { question_id: uuidv7(), text: '', help: '', anchors, attribute_type_id: null }
}
