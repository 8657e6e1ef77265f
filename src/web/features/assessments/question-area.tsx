// What is on screen below the head: the question, the way into a limited part, or the review.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'

import { countAsked } from '#contract/assessments/asked-questions.ts'
import type { Question } from '#contract/assessments/assessments.ts'
import type { AttemptRow } from '#web/offline/database.ts'
import type { QuestionNavigator } from '#web/offline/question-navigator.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { nextPaint } from '#web/ui/next-paint.ts'

import { AnyQuestion } from './any-question.tsx'
import { partsOf, timeOfQuestion } from './limited-parts.ts'
import { isOneCard } from './one-card.ts'
import type { OpenActivity } from './open-activity.ts'
import { sectionOf } from './section-of.ts'
import type { Player } from './use-answers.ts'
import type { LimitedPlayer } from './use-limited-player.ts'
import { useShownQuestions } from './use-shown-questions.ts'

const loadReview = () =>
  import('./review-panel.tsx').then((module) => ({ default: module.ReviewPanel }))
let review: ReturnType<typeof loadReview> | undefined
const ReviewPanel = lazy(() => review?.catch(loadReview) ?? loadReview())

// Soon after the first question is painted: at the review there may be no network.
function fetchReview(): void {
  review ??= nextPaint().then(loadReview)
  review.catch(() => undefined)
}

// Only forms can be on one page.
const PageForm = lazy(() =>
  import('./page-form.tsx').then((module) => ({ default: module.PageForm })),
)

type QuestionAreaProps = {
  open: OpenActivity
  attempt: AttemptRow
  /** Undefined at the review. */
  question: Question | undefined
  index: number
  player: Player
  questionNavigator: QuestionNavigator
  limited: LimitedPlayer
  isReadOnly: boolean
  /** How often this tab went on where another had been live. */
  claims: number
}

export function QuestionArea(props: QuestionAreaProps) {
  const { open, attempt, question, index, player, questionNavigator, limited, isReadOnly, claims } =
    props
  const { content } = open
  useEffect(fetchReview, [])
  const shown = useShownQuestions(content.questions, player.screenAnswers)
  const takesFocus = questionNavigator.hasMoved() || claims > 0
  if (question === undefined) {
    return (
      <Suspense>
        <ReviewPanel
          // Not with a question of its own open, which no one could answer.
          key={String(isReadOnly)}
          open={open}
          attempt={attempt}
          screenAnswers={player.screenAnswers}
          parts={limited.parts}
          onHandIn={player.handIn}
          takesFocus={takesFocus}
          onGoTo={questionNavigator.goTo}
          onLookUp={questionNavigator.lookUp}
        />
      </Suspense>
    )
  }
  const { waiting, isOver } = timeOfQuestion(limited.parts, question.question_id)
  const startsByKey = question.input?.type === 'typing'
  if (open.timed !== null && waiting.length > 0 && !startsByKey) {
    return (
      <open.timed.PartIntro
        content={content}
        waiting={waiting}
        takesFocus={takesFocus}
        onBegin={() => limited.begin(waiting)}
      />
    )
  }
  const alone = (
    <>
      {isOver && <TimeIsUp />}
      {open.timed !== null && startsByKey && !isOver && (
        <open.timed.FirstKeyNote parts={partsOf(limited.parts, question.question_id)} />
      )}
      <AnyQuestion
        // Choices only change their words from one question to the next; a field or a camera belongs to one.
        key={`${claims}/${isOneCard(question) ? '' : question.question_id}`}
        question={question}
        open={open}
        attempt={attempt}
        isFirst={index === 0}
        number={countAsked(shown, shown.indexOf(question))}
        total={countAsked(shown)}
        isLast={questionNavigator.following() >= content.questions.length}
        screenAnswers={player.screenAnswers}
        isReadOnly={isReadOnly}
        isOver={isOver}
        takesFocus={takesFocus || open.timed !== null}
        isLookedUp={questionNavigator.isLookedUp()}
        section={sectionOf(content, question)}
        onChoose={(value) => player.choose(question.question_id, value)}
        onStream={(value) => {
          // A failure to store is shown where answers are written, and the next key tries again.
          if (waiting.length > 0) limited.begin(waiting).catch(() => undefined)
          player.stream(question.question_id, value)
        }}
        onAnswer={player.choose}
        onGoTo={questionNavigator.goTo}
        whenStored={player.writer.writeAll}
        onBack={questionNavigator.back}
        onNext={questionNavigator.next}
      />
    </>
  )
  if (!content.kind.endsWith('-form')) return alone
  return (
    <Suspense>
      <PageForm key={claims} {...props} takesFocus={takesFocus}>
        {alone}
      </PageForm>
    </Suspense>
  )
}

function TimeIsUp() {
  return (
    <Banner tone="info">
      <Trans>The time for this question is up. What you answered is saved.</Trans>
    </Banner>
  )
}
