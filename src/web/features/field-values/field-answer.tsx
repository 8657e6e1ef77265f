// Shows the value of a custom field in words.
import { Trans } from '@lingui/react/macro'

import { optionsOf } from '#contract/assessments/question-facts.ts'
import type { FieldValue } from '#contract/settings/field-values.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

import styles from './field-values.module.css'

type FieldAnswerProps = Pick<FieldValue, 'field'> & { answer: NonNullable<FieldValue['answer']> }

export function FieldAnswer({ field, answer }: FieldAnswerProps) {
  const format = useFormatter()
  switch (field.type) {
    case 'single_choice':
    case 'multiple_choice': {
      const chosen = [answer].flat()
      const texts = optionsOf(field).filter(({ value }) => chosen.includes(value))
      return <>{format.list(texts.map(({ text }) => text))}</>
    }
    case 'yes_no':
      return answer === YES ? <Trans>Yes</Trans> : <Trans>No</Trans>
    case 'number':
      return (
        <>
          {format.number(Number(answer), { maximumFractionDigits: 20 })} {field.unit}
        </>
      )
    case 'date':
      return <>{format.date(String(answer))}</>
    case 'short_text':
    case 'long_text':
    // No kinds of fields.
    case 'scale':
    case 'file':
    case 'recording':
      return <span className={styles.written}>{String(answer)}</span>
  }
}

/** The values of the answers to a question that is answered by yes or no. */
export const YES = 1
export const NO = 2
