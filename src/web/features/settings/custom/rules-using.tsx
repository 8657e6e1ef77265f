// Which rules of requisitions use what is about to be deleted, and what becomes of them.
import { Plural, Trans } from '@lingui/react/macro'

import type { RuleUsage } from '#contract/rule-usage.ts'

type RulesUsingProps = {
  rules: RuleUsage
  /** Whether they use something else from then on; they are stopped otherwise. */
  isReplaced: boolean
}

/** Nothing where no rule does. */
export function RulesUsing({ rules, isReplaced }: RulesUsingProps) {
  const { count, named } = rules
  if (count === 0) return null
  const more = count - named.length
  return (
    <>
      <p>
        {isReplaced ? (
          <Plural
            value={count}
            one="# automation rule uses it, and gets the other one instead:"
            other="# automation rules use it, and get the other one instead:"
          />
        ) : (
          <Plural
            value={count}
            one="# automation rule uses it, and is switched off until someone changes the rule:"
            other="# automation rules use it, and are switched off until someone changes the rules:"
          />
        )}
      </p>
      <ul>
        {named.map(({ automation_rule_id: id, name, job_title: title }) => (
          <li key={id}>
            <Trans>
              {name}, in {title}
            </Trans>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
    </>
  )
}
