// How a question is answered by a recording.
import { Trans, useLingui } from '@lingui/react/macro'

import { RECORDED } from '#contract/plan-editor/plan-editor-rules.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import type { DraftFieldsProps } from './question-draft.ts'
import type { DraftRecording } from './recording-draft.ts'

import styles from './question.module.css'

export function RecordingFields({ draft: { recording }, problemOf, onChange }: DraftFieldsProps) {
  const { t } = useLingui()
  const change = (part: Partial<DraftRecording>) =>
    onChange({ recording: { ...recording, ...part } })
  const { seconds, attempts } = RECORDED
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <SelectField
          label={t`Recorded as`}
          value={recording.media}
          options={[
            { value: 'video', label: t`Video` },
            { value: 'audio', label: t`Audio` },
          ]}
          onChange={({ target }) => change({ media: target.value === 'audio' ? 'audio' : 'video' })}
        />
        <NumberField
          label={t`Longest recording, in seconds`}
          min={seconds.min}
          max={seconds.max}
          value={recording.maxSeconds}
          error={problemOf('maxSeconds')}
          onChange={({ target }) => change({ maxSeconds: target.value })}
        />
        <NumberField
          label={t`Attempts`}
          min={attempts.min}
          max={attempts.max}
          value={recording.maxAttempts}
          error={problemOf('maxAttempts')}
          onChange={({ target }) => change({ maxAttempts: target.value })}
        />
      </div>
      <p className={styles.facts}>
        <Trans>The last recording counts.</Trans>
      </p>
    </div>
  )
}
