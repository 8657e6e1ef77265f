// Which rules of requisitions and saved views use what is about to be deleted, and what becomes of them.
import { Plural, Trans } from '@lingui/react/macro'

import type { RuleUsage, ViewUsage } from '#contract/automation/rule-usage.ts'

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

type ViewsUsingProps = { views: ViewUsage; isReplaced: boolean }

/** Nothing where no saved view does. */
export function ViewsUsing({ views, isReplaced }: ViewsUsingProps) {
  const { count, named } = views
  if (count === 0) return null
  const more = count - named.length
  return (
    <>
      <p>
        {isReplaced ? (
          <Plural
            value={count}
            one="# saved view lists by it, and lists by the other one then:"
            other="# saved views list by it, and list by the other one then:"
          />
        ) : (
          <Plural
            value={count}
            one="# saved view lists by it, and lists by no tag then:"
            other="# saved views list by it, and list by no tag then:"
          />
        )}
      </p>
      <ul>
        {named.map(({ view_id: id, name }) => (
          <li key={id}>{name}</li>
        ))}
        {more > 0 && (
          <li>
            <Plural
              value={more}
              one="# that is not shared or not named here"
              other="# that are not shared or not named here"
            />
          </li>
        )}
      </ul>
    </>
  )
}
