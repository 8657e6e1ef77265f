import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useDelayed } from '#web/ui/feedback/use-delayed.ts'

import { type EmailToSend, previewQuery } from './email-editor-data.ts'
import type { EditorScope } from './email-editor-paths.ts'
import type { TestData } from './test-data.ts'

/** The wait after the last letter, in ms. */
const PREVIEW_DELAY = 400

export type Previewed = EmailToSend & { readonly values: TestData }

/** The preview of an email, a moment after its last change. */
export function usePreview(scope: EditorScope, { slug, language, draft, values }: Previewed) {
  const shown = useMemo(() => ({ slug, language, draft, values }), [slug, language, draft, values])
  const email = useDelayed(shown, PREVIEW_DELAY)
  const isWritten = email.draft.subject.trim() !== '' && email.draft.html_body !== ''
  const query = useQuery({
    ...previewQuery(scope.accountId, email),
    enabled: isWritten,
    placeholderData: keepPreviousData,
  })
  return { isWritten, ...query }
}
