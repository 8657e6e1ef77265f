// The texts that count at a door, and noting that somebody went on by them.
import { useQuery } from '@tanstack/react-query'

import type { ConsentText } from '#contract/consents.ts'
import type { CurrentUser } from '#contract/session.ts'

import { currentTextsQuery, giveConsent } from '../shell/consent-texts.ts'

type DoorTexts = {
  /** Empty while they are not known. */
  texts: readonly ConsentText[]
  noteApplicant: (user: CurrentUser) => void
}

/** What somebody agrees to by applying stands at the door of a position alone; the terms are agreed to with an account. */
export function useDoorTexts(jobUuid: string | undefined): DoorTexts {
  const { data = [] } = useQuery(currentTextsQuery(jobUuid))
  if (jobUuid === undefined)
    return { texts: data.filter(({ kind }) => kind !== 'application'), noteApplicant: () => {} }
  return {
    texts: data,
    noteApplicant(user) {
      const texts = data.filter(({ kind }) => kind !== 'terms')
      // Nobody waits at the door for it; who is not on record is asked when a text changes.
      if (texts.length > 0)
        void giveConsent({ userId: user.user_id, texts, door: 'application' }).catch(() => {})
    },
  }
}
