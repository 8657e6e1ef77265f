import { useLingui } from '@lingui/react/macro'

import type { DraftProblem } from './draft-problems.ts'
import { placeholderOf } from './use-variable-label.ts'

/** A function that says what is wrong with a draft, and how to put it right. */
export function useProblemText(): (problem: DraftProblem) => string {
  const { t } = useLingui()
  const missing: Partial<Record<DraftProblem['field'], string>> = {
    subject: t`Enter a subject.`,
    html_body: t`Write a message.`,
    template_display_name: t`Enter a name.`,
    reply_to: t`Enter an email address for replies.`,
  }
  return (problem) => {
    const written = 'name' in problem ? placeholderOf(problem.name) : ''
    switch (problem.kind) {
      case 'missing':
        return missing[problem.field] ?? ''
      case 'email':
        return t`Enter a whole email address, such as name@example.com.`
      case 'braces':
        return t`Two braces are opened or closed without a variable.`
      case 'address':
        return t`Enter a name without an email address.`
      case 'unknown':
        return t`There is no variable ${written}.`
      case 'required':
        return t`The body needs ${written}: without it, the email has no link to follow.`
    }
  }
}
