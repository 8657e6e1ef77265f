// How each part of a language test was taken, and what was written. No level is claimed: there are no norms.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { LanguageFacts } from '#contract/assessments/language-tests.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import styles from './scorecards.module.css'

type Part = LanguageFacts['parts'][number]

const PART_LABELS: Readonly<Record<Part['part'], MessageDescriptor>> = {
  reading: msg`Reading`,
  listening: msg`Listening`,
  writing: msg`Writing`,
  speaking: msg`Speaking`,
}

const STATE_LABELS: Readonly<Record<Part['state'], MessageDescriptor>> = {
  complete: msg`Complete`,
  partly: msg`Partly answered`,
  not_taken: msg`Not taken`,
  left_out: msg`Not taken: the candidate cannot hear recordings`,
}

const STATE_TONES = {
  complete: 'green',
  partly: 'amber',
  not_taken: 'amber',
  left_out: 'neutral',
} as const

export function LanguageNote({ language }: { language: LanguageFacts }) {
  const { i18n } = useLingui()
  const { locale } = useFormatter()
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const tested = names.of(language.language)
  const instructions = names.of(language.instruction_language)
  const written = language.parts.find(({ text }) => text !== null)
  return (
    <div className={styles.answerSection}>
      <dl className={styles.times}>
        {language.parts.map((part) => (
          <div key={part.part}>
            <dt>{i18n._(PART_LABELS[part.part])}</dt>
            <dd>
              <PartResult part={part} />
            </dd>
            <dd>
              <StatusPill tone={STATE_TONES[part.state]}>
                {i18n._(STATE_LABELS[part.state])}
              </StatusPill>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.smallPrint}>
        <Trans>
          Language: {tested}. Instructions: {instructions}. The test has no norms, so it gives
          numbers of right answers and no language level.
        </Trans>
      </p>
      {written !== undefined && (
        <section className={styles.answerSection}>
          <h3 className={styles.smallTitle}>
            <Trans>What the applicant wrote</Trans>
          </h3>
          <p className={styles.written} lang={language.language}>
            {written.text}
          </p>
        </section>
      )}
      <PartIds language={language} />
    </div>
  )
}

function PartResult({ part }: { part: Part }) {
  const format = useFormatter()
  const { right, words, asked_words: asked } = part
  if (part.state === 'left_out' || part.state === 'not_taken') return null
  if (right !== null) {
    const correct = format.number(right)
    const questions = format.number(part.questions)
    return (
      <Trans>
        {correct} of {questions} correct
      </Trans>
    )
  }
  if (words === null || asked === null) {
    const answered = format.number(part.answered)
    const items = format.number(part.questions)
    return (
      <Trans>
        {answered} of {items} answered
      </Trans>
    )
  }
  const range = format.numberRange(asked.min, asked.max)
  return (
    <>
      <Plural value={words} one="# word" other="# words" /> <Trans>({range} asked for)</Trans>
    </>
  )
}

function PartIds({ language }: { language: LanguageFacts }) {
  return (
    <Disclosure summary={<Trans>Ids of the parts</Trans>}>
      <ul className={styles.reasons}>
        {language.parts.map(({ external_vendor_asmt_id: id }) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
