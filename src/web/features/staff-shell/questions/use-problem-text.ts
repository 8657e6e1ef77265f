import { useLingui } from '@lingui/react/macro'

import type { DraftProblems } from './question-draft.ts'

/** A function that says what is wrong with a field of a question. */
export function useProblemText(
  problems: DraftProblems,
  { isField }: { isField: boolean },
): (field: string) => string | undefined {
  const { t } = useLingui()
  const empty = t`Question should not be empty`
  const texts = {
    missing: t`Enter some text.`,
    too_long: t`This text is too long.`,
    repeated: t`Another answer has the same text.`,
    not_a_number: t`Enter a number.`,
    two_numbers: t`This can be read as two numbers. Leave out the thousands separator.`,
    below_min: t`Enter a number that is not below the lowest one.`,
    no_format: t`Choose at least one kind of file.`,
    out_of_range: t`Enter a number.`,
    no_score: t`Give at least one answer a score.`,
    no_weight: t`Enter a weight above 0, or remove the attribute.`,
    not_a_score: t`Enter a number from 0 to 100.`,
    not_a_weight: t`Enter a number from 0 to 100.`,
  }
  return (field) => {
    const problem = problems.get(field)
    if (problem === 'missing' && field === 'text' && !isField) return empty
    return problem === undefined ? undefined : texts[problem]
  }
}
