// The language model's suggestion for a written answer. It is shown here, stored nowhere, and counts for nothing.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'

import type { AnsweredQuestion, Scorecard } from '#contract/scorecards/scorecards.ts'
import { api, unwrap } from '#web/api/client.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './scorecards.module.css'

type SuggestScoreProps = {
  activity: Pick<Scorecard['activities'][number], 'user_step_activity_id' | 'is_screening'>
  question: AnsweredQuestion
  userSmartreqId: number
}

/** Nothing for what is no written answer to a screening question. */
export function SuggestScore({ activity, question, userSmartreqId }: SuggestScoreProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const errorText = useErrorText()
  const asking = useMutation({
    mutationFn: async () => {
      const call = api.POST('/smartreq/v1/user-smartreq/{user_smartreq_id}/score-suggestions/', {
        params: { path: { user_smartreq_id: userSmartreqId } },
        body: {
          user_step_activity_id: activity.user_step_activity_id,
          question_id: question.question_id,
          language: format.locale,
        },
      })
      return (await unwrap(call)).data
    },
  })
  if (!activity.is_screening || !isWritten(question)) return null
  const text = question.text[format.locale]
  return (
    <div className={styles.suggestion}>
      <Button
        size="small"
        variant="quiet"
        isBusy={asking.isPending}
        aria-label={t`Suggest a score: ${text}`}
        onClick={() => asking.mutate()}
      >
        <Sparkles size={16} aria-hidden="true" />
        <Trans>Suggest a score</Trans>
      </Button>
      <p className={styles.small}>
        <Trans>
          Sends the question and this answer, without the applicant’s name, to the language model
          that your installation uses.
        </Trans>
      </p>
      <div role="status">
        {asking.data !== undefined && (
          <Banner tone="info" title={<SuggestedTitle score={asking.data.score} />}>
            <bdi>{asking.data.reason}</bdi>{' '}
            <Trans>It is not stored, and counts for nothing: you decide.</Trans>
          </Banner>
        )}
        {asking.isError && <Banner tone="warning">{errorText(asking.error)}</Banner>}
      </div>
    </div>
  )
}

function SuggestedTitle({ score }: { score: number }) {
  const format = useFormatter()
  const given = format.number(score)
  return <Trans>The language model suggests {given} of 100</Trans>
}

function isWritten({ type, value }: AnsweredQuestion): boolean {
  return (type === 'short_text' || type === 'long_text') && typeof value === 'string'
}
