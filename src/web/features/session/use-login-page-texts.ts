// The texts that count at a login page, and noting that a user went on by them.
import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { ConsentText } from '#contract/privacy/consents.ts'
import type { CurrentUser } from '#contract/session/session.ts'

import { asShown, currentTextsQuery } from '../shell/consent-texts.ts'

type LoginPageTexts = {
  /** Empty while they are not known. */
  texts: readonly ConsentText[]
  /** The same once they are known: a user may be faster than their answer. Empty where they do not come. */
  knownTexts: () => Promise<readonly ConsentText[]>
  noteApplicant: (user: CurrentUser) => void
}

/** What a user agrees to by applying stands at the login page of a position alone; the terms are agreed to with an account. */
export function useLoginPageTexts(jobUuid: string | undefined): LoginPageTexts {
  const query = currentTextsQuery(jobUuid)
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(query)
  const textsIn = (all: readonly ConsentText[]) =>
    jobUuid === undefined ? all.filter(({ kind }) => kind !== 'application') : all
  const knownTexts = async () => textsIn(await queryClient.ensureQueryData(query).catch(() => []))
  return {
    texts: textsIn(data),
    knownTexts,
    noteApplicant(user) {
      if (jobUuid === undefined) return
      // No one waits at the login page for it; where the device keeps nothing, they are asked when a text changes.
      void knownTexts()
        .then((all) =>
          keep(
            user.user_id,
            all.filter(({ kind }) => kind !== 'terms'),
          ),
        )
        .catch(() => {})
    },
  }
}

// What keeps and sends is loaded by the screens behind the login page; the login page itself does without.
async function keep(userId: number, texts: readonly ConsentText[]): Promise<void> {
  if (texts.length === 0) return
  const shown = asShown(texts)
  const [{ openOffline }, { keepConsent }] = await Promise.all([
    import('#web/offline/offline.ts'),
    import('#web/offline/consent-store.ts'),
  ])
  const offline = await openOffline(userId)
  await keepConsent(offline, { shown, door: 'application', now: offline.store.now() })
  offline.engine.wake()
}
