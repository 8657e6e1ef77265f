// What counts at a login page, and where it can be read.
import { queryOptions } from '@tanstack/react-query'

import type { ConsentKind, ConsentText } from '#contract/privacy/consents.ts'
import { api, SKIP_RETRY_HEADERS, unwrap } from '#web/api/client.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

/** The current texts; those of a position's company where it has its own. Kept, as the login pages that name them are. */
export function currentTextsQuery(jobUuid?: string) {
  return queryOptions({
    queryKey: ['consent-texts', jobUuid ?? null],
    queryFn: async () => {
      const query = jobUuid === undefined ? {} : { job_uuid: jobUuid }
      const call = api.GET('/user/v1/consent-texts/', {
        params: { query },
        headers: SKIP_RETRY_HEADERS,
      })
      return (await unwrap(call)).data
    },
    meta: { isKept: true },
  })
}

/** Where a text can be read, in that very version; without one, in the one that counts. */
export function textHref(text: { kind: ConsentKind; text_id?: number }): string {
  const version = text.text_id === undefined ? '' : `?text=${text.text_id}`
  return `/${text.kind === 'privacy' ? 'privacy' : 'terms'}${version}`
}

/** The versions that a screen shows in the language of now, as the server wants them named. */
export function asShown(texts: readonly ConsentText[]) {
  return texts.map(({ text_id }) => ({ text_id, language: currentLocale() }))
}
