import { Plural, Trans } from '@lingui/react/macro'

import { questionRanges } from '#web/features/shell/question-ranges.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'

type QuestionNamesProps = { questions: readonly { question_number: number | null }[] }

/** The questions by their places, neighbours as one range. */
export function QuestionNames({ questions }: QuestionNamesProps) {
  const format = useFormatter()
  const places = questions
    .flatMap(({ question_number: number }) => (number === null ? [] : [number - 1]))
    .toSorted((one, other) => one - other)
  // A question that this version of the activity does not ask has no place.
  if (places.length === 0) return <Trans>A question that is not asked any more</Trans>
  const named = format.list(
    questionRanges(places).map(({ from, to }) =>
      from === to ? format.number(from) : format.numberRange(from, to),
    ),
  )
  return <Plural value={places.length} one={`Question ${named}`} other={`Questions ${named}`} />
}
