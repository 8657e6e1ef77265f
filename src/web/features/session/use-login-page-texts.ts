// The texts that count at a login page, and noting that a user went on by them.
import { useQuery } from '@tanstack/react-query'

import type { ConsentText } from '#contract/privacy/consents.ts'
import type { CurrentUser } from '#contract/session/session.ts'

import { asShown, currentTextsQuery } from '../shell/consent-texts.ts'

type LoginPageTexts = {
  /** Empty while they are not known. */
  texts: readonly ConsentText[]
  noteApplicant: (user: CurrentUser) => void
}

/** What a user agrees to by applying stands at the login page of a position alone; the terms are agreed to with an account. */
export function useLoginPageTexts(jobUuid: string | undefined): LoginPageTexts {
  const { data = [] } = useQuery(currentTextsQuery(jobUuid))
  if (jobUuid === undefined)
    return { texts: data.filter(({ kind }) => kind !== 'application'), noteApplicant: () => {} }
  return {
    texts: data,
    noteApplicant(user) {
      const texts = data.filter(({ kind }) => kind !== 'terms')
      // No one waits at the login page for it; where the device keeps nothing, they are asked when a text changes.
      if (texts.length > 0) void keep(user.user_id, texts).catch(() => {})
    },
  }
}

// What keeps and sends is loaded by the screens behind the login page; the login page itself does without.
async function keep(userId: number, texts: readonly ConsentText[]): Promise<void> {
  const shown = asShown(texts)
  const [{ openOffline }, { keepConsent }] = await Promise.all([
    import('#web/offline/offline.ts'),
    import('#web/offline/consent-store.ts'),
  ])
  const offline = await openOffline(userId)
  await keepConsent(offline, { shown, door: 'application', now: offline.store.now() })
  offline.engine.wake()
}
