// What a typing test says beside its scores, and what in it no hand does. A flag, never a penalty.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { TypingFlag } from '#contract/assessments/typing-metrics.ts'
import type { TypingFacts } from '#contract/assessments/typing-tests.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './scorecards.module.css'

const FLAG_LABELS: Readonly<Record<TypingFlag, MessageDescriptor>> = {
  inserted: msg`Some of the text came in at once instead of key by key.`,
  key_repeat: msg`A key was pressed so long that its letter repeated.`,
  too_fast: msg`The keys came faster than anyone types.`,
  too_even: msg`The time between the keys is as even as a machine’s.`,
  too_late: msg`Some keys came after the time was up. They do not count.`,
}

export function TypingNote({ typing }: { typing: TypingFacts }) {
  const { i18n } = useLingui()
  return (
    <>
      {typing.flags.length > 0 && (
        <div className={styles.timing}>
          <StatusPill tone="amber">
            <Trans>Typing to be reviewed</Trans>
          </StatusPill>
          <ul className={styles.reasons}>
            {typing.flags.map((flag) => (
              <li key={flag}>{i18n._(FLAG_LABELS[flag])}</li>
            ))}
            <li>
              <Trans>
                Nothing is decided by this. Ask the applicant before you rely on the scores.
              </Trans>
            </li>
          </ul>
        </div>
      )}
      <TypingNumbers typing={typing} />
    </>
  )
}

function TypingNumbers({ typing }: { typing: TypingFacts }) {
  const format = useFormatter()
  const language = new Intl.DisplayNames([format.locale], { type: 'language' }).of(typing.language)
  const percent = { style: 'percent', maximumFractionDigits: 0 } as const
  const facts = [
    { id: 'language', term: <Trans>Language of the text</Trans>, value: language },
    {
      id: 'raw',
      term: <Trans>Words per minute with mistakes</Trans>,
      value: format.number(typing.raw_wpm, { maximumFractionDigits: 0 }),
    },
    {
      id: 'corrected',
      term: <Trans>Characters corrected</Trans>,
      value: format.number(typing.corrected),
    },
    {
      id: 'uncorrected',
      term: <Trans>Mistakes left</Trans>,
      value: format.number(typing.uncorrected),
    },
    {
      id: 'consistency',
      term: <Trans>Evenness of speed</Trans>,
      value:
        typing.consistency === null ? (
          <Trans>Too little to say</Trans>
        ) : (
          format.number(typing.consistency / 100, percent)
        ),
    },
  ]
  return (
    <dl className={styles.times}>
      {facts.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
