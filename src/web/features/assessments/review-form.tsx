// What is open still, what was answered in a form, and the submission, which works without network; it is sent later.
import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'

import { isAsked } from '#contract/assessments/asked-questions.ts'
import type { AssessmentPackage, Question, Section } from '#contract/assessments/assessments.ts'
import { isBlank } from '#contract/assessments/blank-answer.ts'
import { missingParts } from '#contract/assessments/required-parts.ts'
import { shownQuestions } from '#contract/assessments/shown-questions.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import type { PartTime } from '#web/offline/time-keeper.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { AnswerList } from './answer-list.tsx'
import { isForm } from './form-kinds.ts'
import { timeOfQuestion } from './limited-parts.ts'
import type { OpenActivity } from './open-activity.ts'
import { OpenQuestions, QuestionLinks } from './open-questions.tsx'
import type { ScreenAnswers } from './screen-answers.ts'

import styles from './assessments.module.css'

export type ReviewFormProps = {
  content: AssessmentPackage
  /** The questions whose answers the server refused to take as submitted. */
  recheck?: readonly string[]
  screenAnswers: ScreenAnswers
  /** Undefined in a preview, which stores no files. */
  open?: OpenActivity
  /** How the limited parts stand; what is over is not open any more. */
  parts: readonly PartTime[]
  onHandIn: () => Promise<void>
  onHandedIn: () => void
  /** Read from its heading when the candidate came here from a question. */
  takesFocus: boolean
  onGoTo: (index: number) => void
  /** Shows a question that leads back here. */
  onLookUp: (index: number) => void
}

/** What is open still, and the button that submits. */
export function ReviewForm(props: ReviewFormProps) {
  const { content, recheck = [], open, takesFocus } = props
  const { onHandIn, onHandedIn, onGoTo, onLookUp } = props
  const [isAsking, setIsAsking] = useState(false)
  const requiredId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const { answers, shown, isOver, openQuestions, isRequiredLeft, missing, title } =
    useOpenQuestions(props)
  const handingIn = useMutation({
    mutationFn: onHandIn,
    onSuccess: onHandedIn,
    // What went wrong is said behind the question.
    onSettled: () => setIsAsking(false),
  })
  const left = openQuestions.length
  const isHeldBack = isRequiredLeft || missing.length > 0
  return (
    <Card className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.reviewTitle}>
        {title}
      </h2>
      {recheck.length > 0 && <Recheck {...{ content, shown, recheck, onLookUp }} />}
      {left > 0 && (
        <OpenQuestions {...{ content, shown }} indexes={openQuestions} onGoTo={onLookUp} />
      )}
      {isForm(content) && (
        <AnswerList
          {...{ content, shown, answers, open }}
          isOpen={(id) => !isOver(id)}
          onChange={onLookUp}
        />
      )}
      {handingIn.isError && (
        <Banner tone="danger" isLive>
          <Trans>
            This could not be saved on this device. Your answers are still saved; try again.
          </Trans>
        </Banner>
      )}
      {isHeldBack && <RequiredNote id={requiredId} missing={missing} />}
      <p className={styles.hint}>
        <Trans>After you submit, answers cannot be changed.</Trans>
      </p>
      <div className={styles.paging}>
        <Button
          onClick={() => onGoTo(content.questions.findLastIndex((one) => shown.includes(one)))}
        >
          <Trans>Back</Trans>
        </Button>
        <Button
          variant={left === 0 ? 'primary' : 'secondary'}
          isBusy={handingIn.isPending}
          disabled={isHeldBack}
          aria-describedby={isHeldBack ? requiredId : undefined}
          onClick={() => (left === 0 ? handingIn.mutate() : setIsAsking(true))}
        >
          <Trans>Submit</Trans>
        </Button>
      </div>
      <AskToSubmit
        isOpen={isAsking}
        left={left}
        isBusy={handingIn.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => handingIn.mutate()}
      />
    </Card>
  )
}

/** What is answered, what is not, and what of that keeps the form from being submitted. */
function useOpenQuestions(input: Pick<ReviewFormProps, 'content' | 'screenAnswers' | 'parts'>) {
  const { content, screenAnswers, parts } = input
  const answers = useSyncExternalStore(screenAnswers.subscribe, screenAnswers.all)
  const isOver = (id: string) => timeOfQuestion(parts, id).isOver
  const shown = shownQuestions(content.questions, answers)
  const blank = shown.filter((one) => isAsked(one) && isBlank(answers.get(one.question_id)))
  // What is optional in a form may stay empty, and no one is asked for it again.
  const unanswered = blank.filter((one) => one.is_required !== false)
  const openQuestions = unanswered
    .filter((one) => !isOver(one.question_id))
    .map((one) => content.questions.indexOf(one))
  const left = openQuestions.length
  return {
    answers,
    shown,
    isOver,
    openQuestions,
    isRequiredLeft: unanswered.some((one) => one.is_required === true),
    missing: missingParts(content, { answers, isOver }),
    title:
      left === 0 ? (
        <NothingLeft
          isEmpty={content.questions.length === 0}
          isOver={unanswered.length > 0}
          isAll={blank.length === 0}
        />
      ) : (
        <Plural value={left} one="# question unanswered" other="# questions unanswered" />
      ),
  }
}

type AskToSubmitProps = {
  isOpen: boolean
  /** How many questions have no answer. */
  left: number
  isBusy: boolean
  onClose: () => void
  onConfirm: () => void
}

function AskToSubmit({ left, ...dialog }: AskToSubmitProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={<Trans>Submit with unanswered questions?</Trans>}
      confirmLabel={<Trans>Submit</Trans>}
    >
      <Plural
        value={left}
        one="# question has no answer, and it cannot be answered afterwards."
        other="# questions have no answer, and they cannot be answered afterwards."
      />
    </ConfirmDialog>
  )
}

type RecheckProps = Required<Pick<ReviewFormProps, 'content' | 'recheck' | 'onLookUp'>> & {
  shown: readonly Question[]
}

function Recheck({ content, shown, recheck, onLookUp }: RecheckProps) {
  const indexes = content.questions.flatMap((one, index) =>
    recheck.includes(one.question_id) && shown.includes(one) ? [index] : [],
  )
  return (
    <Banner tone="warning" title={<Trans>Check these answers, then submit again.</Trans>}>
      <QuestionLinks {...{ content, shown, indexes }} onGoTo={onLookUp} />
    </Banner>
  )
}

function RequiredNote({ id, missing }: { id: string; missing: readonly Section[] }) {
  const format = useFormatter()
  const names = format.list(missing.map(({ title }) => title[currentLocale()]))
  if (missing.length > 0)
    return (
      <p id={id}>
        <Trans>You can submit once these parts are complete: {names}.</Trans>
      </p>
    )
  return (
    <p id={id}>
      <Trans>
        You can submit once every question that is not marked as optional has an answer.
      </Trans>
    </p>
  )
}

/** `isOver`: the time of what is not answered is up. `isAll`: nothing was left empty. */
type NothingLeftProps = { isEmpty: boolean; isOver: boolean; isAll: boolean }

function NothingLeft({ isEmpty, isOver, isAll }: NothingLeftProps) {
  if (isEmpty) return <Trans>No questions at this time</Trans>
  if (isOver) return <Trans>The time is up for everything that is not answered</Trans>
  return isAll ? (
    <Trans>Everything is answered</Trans>
  ) : (
    <Trans>Everything required is answered</Trans>
  )
}
