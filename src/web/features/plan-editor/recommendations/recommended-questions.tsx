import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'

import type { LibraryQuestion } from '#contract/settings/question-library.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { ReasonText } from './reason-text.tsx'
import { useRecommendations } from './use-recommendations.ts'

import styles from '../setup.module.css'

type RecommendedQuestionsProps = {
  jobId: number
  /** The questions of the library that are asked already. */
  taken: ReadonlySet<number>
  onTake: (question: LibraryQuestion) => void
}

/** Questions that similar requisitions ask; nothing where there are none. */
export function RecommendedQuestions({ jobId, taken, onTake }: RecommendedQuestionsProps) {
  const { t } = useLingui()
  const data = useRecommendations(jobId)
  const offered = (data?.questions ?? []).filter((one) => !taken.has(one.account_question_id))
  if (data === undefined || offered.length === 0) return null
  return (
    <section className={styles.stack} aria-label={t`Recommended questions`}>
      <h3 className={styles.facts}>
        <Trans>Recommended</Trans>
      </h3>
      <ul className={styles.questionList} role="list">
        {offered.map(({ account_question_id: id, question, ...reason }) => (
          <li key={id} className={styles.questionRow}>
            <span className={styles.questionText}>
              <span>{question.text}</span>
              <span className={styles.faint}>
                <ReasonText reason={reason} compared={data.compared} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={t`Add the recommended question “${question.text}”`}
              onClick={() => onTake({ account_question_id: id, question })}
            >
              <Plus size={16} aria-hidden="true" /> <Trans>Add</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
