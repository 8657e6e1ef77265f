// Before an activity: the texts that have changed since a user agreed to them. The user who has no network is not asked, and
// what the device holds is sent all the while.
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'

import type { ConsentDialogProps } from './consent-dialog.tsx'
import { dueTextsQuery } from './legal-queries.ts'

// Texts change once in years, and everyone would download it.
const ConsentDialog = lazy(loadDialog)

export function AskConsent({ offline, backHref }: Omit<ConsentDialogProps, 'texts'>) {
  const texts = useQuery(dueTextsQuery(offline)).data ?? []
  if (texts.length === 0) return null
  return (
    <Suspense>
      <ConsentDialog {...{ offline, backHref, texts }} />
    </Suspense>
  )
}

async function loadDialog(): Promise<{ default: ComponentType<ConsentDialogProps> }> {
  try {
    return { default: (await import('./consent-dialog.tsx')).ConsentDialog }
  } catch {
    // Out of reach and not stored on the device, as for the user who has no network.
    return { default: () => null }
  }
}
