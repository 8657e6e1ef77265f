// Extra time for an applicant who needs it: every limit of time of this application is longer by it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { EXTRA_TIMES, type ExtraTime } from '#contract/assessments/extra-time-factors.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { EXTRA_TIME, extraTimeQuery, setExtraTime } from './extra-time-queries.ts'

import styles from '../scorecards.module.css'

type ExtraTimeCardProps = { userSmartreqId: number }

/** For users whose role includes private data. */
export function ExtraTimeCard({ userSmartreqId }: ExtraTimeCardProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, error } = useQuery(extraTimeQuery(userSmartreqId))
  return (
    <Card as="section" className={styles.kioskCard} aria-label={t`Extra time`}>
      <h2 className={styles.cardTitle}>
        <Trans>Extra time</Trans>
      </h2>
      {error !== null && <Banner tone="warning">{errorText(error)}</Banner>}
      {data !== undefined && (
        <ExtraTimeForm key={data.extra_time} {...{ userSmartreqId, inForce: data.extra_time }} />
      )}
      {data !== undefined && data.set !== null && (
        <p className={styles.small}>
          {data.set.by !== null && <>{data.set.by} · </>}
          <RelativeTime at={data.set.at} />
        </p>
      )}
      <p className={styles.explanation}>
        <Trans>
          An accommodation: it lengthens every time limit of this application. Only roles with
          private data see it.
        </Trans>
      </p>
    </Card>
  )
}

type ExtraTimeFormProps = ExtraTimeCardProps & { inForce: ExtraTime }

function ExtraTimeForm({ userSmartreqId, inForce }: ExtraTimeFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const nameOf = useExtraTimeName()
  const [chosen, setChosen] = useState(inForce)
  const setting = useSetExtraTime()
  return (
    <>
      <SelectField
        label={t`Time for assessments`}
        value={chosen}
        disabled={setting.isPending}
        options={EXTRA_TIMES.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ currentTarget: { value } }) =>
          setChosen(EXTRA_TIMES.find((one) => one === value) ?? inForce)
        }
      />
      {setting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(setting.error)}
        </Banner>
      )}
      {chosen !== inForce && (
        <div>
          <Button
            size="small"
            isBusy={setting.isPending}
            onClick={() =>
              setting.mutate({ userSmartreqId, extraTime: chosen, insteadOf: inForce })
            }
          >
            <Trans>Save extra time</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

/** Says what was set, with the way back, which says when it is too late for it. */
function useSetExtraTime() {
  const { t } = useLingui()
  const errorText = useErrorText()
  const nameOf = useExtraTimeName()
  const undoing = useCommand(setExtraTime, { invalidates: EXTRA_TIME })
  return useCommand(
    async (...request: Parameters<typeof setExtraTime>) => ({
      ...request[0],
      ...(await setExtraTime(...request)),
    }),
    {
      invalidates: EXTRA_TIME,
      onDone: ({ userSmartreqId, extra_time: extraTime, before }) => {
        const name = nameOf(extraTime)
        const undo = () =>
          undoing.mutateAsync(
            { userSmartreqId, extraTime: before, insteadOf: extraTime },
            { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
          )
        const text = t`Time for assessments: ${name}.`
        notifyUndoable(text, undo)
      },
    },
  )
}

function useExtraTimeName() {
  const { t } = useLingui()
  const format = useFormatter()
  return (extraTime: ExtraTime): string => {
    if (extraTime === 'none') return t`Standard time`
    if (extraTime === 'no_limit') return t`No time limits`
    const factor = format.number(Number(extraTime))
    return t`${factor} times the standard time`
  }
}
