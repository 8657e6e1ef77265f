// The screen of a speed test: what it will use, the run, and its result, which is the answer.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import {
  BYTES_PER_MB,
  RUN_LIMIT_BYTES,
  RUN_LIMIT_SECONDS,
} from '#contract/assessments/assessments-rules.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import { encodeSpeedResult } from '#contract/assessments/speed-result.ts'
import { speedTransport } from '#web/api/speed-transport.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { SpeedFailureBanner, SpeedProgress } from '../../shell/speed-test-state.tsx'
import { useIsOnline } from '../../shell/use-is-online.ts'
import { useSpeedTest } from '../../shell/use-speed-test.ts'
import { useScreenAnswer, type QuestionFormProps } from '../question-form.tsx'
import { QuestionFrame } from '../question-frame.tsx'
import { SpeedAnswer } from './speed-answer.tsx'

import shared from '../assessments.module.css'
import styles from './speed.module.css'

type Input = Extract<NonNullable<Question['input']>, { type: 'speed_test' }>

type SpeedQuestionProps = Omit<QuestionFormProps, 'options' | 'stem' | 'onChoose'> & {
  input: Input
  onChoose: (value: string) => void
}

export function SpeedQuestion(props: SpeedQuestionProps) {
  const { question, screenAnswers, isReadOnly, onNext } = props
  const { adopted } = useScreenAnswer(screenAnswers, question.question_id)
  const next = () => {
    if (!isReadOnly) onNext()
  }
  return (
    <QuestionFrame {...props} onNext={next}>
      <h2 className={styles.title}>{question.text[currentLocale()]}</h2>
      {/* Drawn again when a result from another device replaces the one before it. */}
      <SpeedTest key={adopted} {...props} />
    </QuestionFrame>
  )
}

function SpeedTest({
  question,
  input,
  screenAnswers,
  isReadOnly,
  isOver,
  onChoose,
}: SpeedQuestionProps) {
  const [answer, setAnswer] = useState(() => screenAnswers.all().get(question.question_id))
  const { state, start, stop } = useSpeedTest({
    transport: speedTransport,
    onResult: (result) => {
      const measured = encodeSpeedResult(result)
      setAnswer(measured)
      onChoose(measured)
    },
  })
  const isOnline = useIsOnline()
  const isRunning = state.step === 'running'
  const isDisabled = isReadOnly || isOver
  return (
    <div className={styles.test}>
      <Usage />
      {!isOnline && (
        <Banner tone="warning" isLive title={<Trans>You are offline</Trans>}>
          <Trans>
            The speed test needs the network. You can do the rest of your application and come back.
          </Trans>
        </Banner>
      )}
      {state.step === 'running' && <SpeedProgress stage={state.stage} />}
      {state.step === 'failed' && <SpeedFailureBanner failure={state.failure} />}
      {!isRunning && <SpeedAnswer answer={answer} minimums={input} />}
      <div className={styles.actions}>
        <Button
          variant={answer === undefined ? 'primary' : 'secondary'}
          isBusy={isRunning}
          disabled={isDisabled}
          onClick={start}
        >
          {answer === undefined ? <Trans>Start the test</Trans> : <Trans>Measure again</Trans>}
        </Button>
        {isRunning && (
          <Button variant="quiet" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const LIMIT_MB = RUN_LIMIT_BYTES / BYTES_PER_MB

function Usage() {
  return (
    <p className={shared.hint}>
      <Trans>
        Each run uses at most {LIMIT_MB} MB of data and takes up to {RUN_LIMIT_SECONDS} seconds. It
        measures your connection at that moment, on this device.
      </Trans>
    </p>
  )
}
