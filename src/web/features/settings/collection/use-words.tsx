// What uses a row, in words: beside it in the list, and before it is deleted.
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Usage, Use } from '#contract/core/collection.ts'

/** In a line of the list. */
export function UseFact({ use, count }: { use: Use; count: number }): ReactNode {
  switch (use) {
    case 'applicants':
      return <Plural value={count} one="# applicant" other="# applicants" />
    case 'decisions':
      return <Plural value={count} one="Used in # decision" other="Used in # decisions" />
    case 'rules':
      return <Plural value={count} one="# automation rule" other="# automation rules" />
    case 'views':
      return <Plural value={count} one="# saved view" other="# saved views" />
    case 'offer_letters':
      return <Plural value={count} one="# offer letter" other="# offer letters" />
    case 'offer_details':
      return <Plural value={count} one="# details template" other="# details templates" />
    case 'people':
      return <Plural value={count} one="# person" other="# people" />
  }
}

type UseEffectsProps = {
  use: Use
  usage: Usage
  /** Whether another row takes the place of the one that goes. */
  isReplaced: boolean
}

/** What becomes of those that use a row when it is deleted, with the first few by name; nothing where none do. */
export function UseEffects({ use, usage, isReplaced }: UseEffectsProps) {
  const { count, named } = usage
  if (count === 0) return null
  const more = count - named.length
  return (
    <>
      <p>
        {isReplaced ? <Replaced use={use} count={count} /> : <Released use={use} count={count} />}
      </p>
      {named.length > 0 && (
        <ul>
          {named.map(({ id, name, place }) => (
            <li key={id}>
              {place === null ? (
                name
              ) : (
                <Trans>
                  {name}, in {place}
                </Trans>
              )}
            </li>
          ))}
          {more > 0 && (
            <li>
              {use === 'views' ? (
                <Plural
                  value={more}
                  one="# that is not shared or not named here"
                  other="# that are not shared or not named here"
                />
              ) : (
                <Plural value={more} one="and # more" other="and # more" />
              )}
            </li>
          )}
        </ul>
      )}
    </>
  )
}

type CountProps = { use: Use; count: number }

function Replaced({ use, count }: CountProps): ReactNode {
  switch (use) {
    case 'applicants':
      return (
        <Plural
          value={count}
          one="# applicant gets the other one instead."
          other="# applicants get the other one instead."
        />
      )
    case 'decisions':
      return (
        <Plural
          value={count}
          one="# decision names it, and names the other one instead."
          other="# decisions name it, and name the other one instead."
        />
      )
    case 'rules':
      return (
        <Plural
          value={count}
          one="# automation rule uses it, and gets the other one instead:"
          other="# automation rules use it, and get the other one instead:"
        />
      )
    case 'views':
      return (
        <Plural
          value={count}
          one="# saved view lists by it, and lists by the other one then:"
          other="# saved views list by it, and list by the other one then:"
        />
      )
    case 'people':
      return (
        <Plural
          value={count}
          one="# person left for this reason, and gets the other one instead."
          other="# people left for this reason, and get the other one instead."
        />
      )
    case 'offer_letters':
    case 'offer_details':
      return <Kept {...{ use, count }} />
  }
}

function Released({ use, count }: CountProps): ReactNode {
  switch (use) {
    case 'applicants':
      return (
        <Plural
          value={count}
          one="It is taken off # applicant."
          other="It is taken off # applicants."
        />
      )
    case 'decisions':
      return <Plural value={count} one="# decision names it." other="# decisions name it." />
    case 'rules':
      return (
        <Plural
          value={count}
          one="# automation rule uses it, and is switched off until someone changes the rule:"
          other="# automation rules use it, and are switched off until someone changes the rules:"
        />
      )
    case 'views':
      return (
        <Plural
          value={count}
          one="# saved view lists by it, and lists by no tag then:"
          other="# saved views list by it, and list by no tag then:"
        />
      )
    case 'people':
      return (
        <Plural
          value={count}
          one="# person left for this reason."
          other="# people left for this reason."
        />
      )
    case 'offer_letters':
    case 'offer_details':
      return <Kept {...{ use, count }} />
  }
}

/** What uses a row that is archived in place of being deleted. */
function Kept({
  use,
  count,
}: {
  use: 'offer_letters' | 'offer_details'
  count: number
}): ReactNode {
  return use === 'offer_letters' ? (
    <Plural
      value={count}
      one="# offer letter uses it. Archive it instead:"
      other="# offer letters use it. Archive it instead:"
    />
  ) : (
    <Plural
      value={count}
      one="# details template uses it. Archive it instead:"
      other="# details templates use it. Archive it instead:"
    />
  )
}
