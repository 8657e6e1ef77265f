// Says why a passkey or a code did not sign a user in; nothing where they gave up themselves.
import { Banner } from '#web/ui/feedback/banner.tsx'

import { isGivenUp } from '../shell/browser-passkeys.ts'
import { useSecondStepText } from './second-step-labels.ts'
import { isSignOnInstead, SignOnInstead } from './sign-on-instead.tsx'

export function SecondStepTrouble({ error }: { error: unknown }) {
  const errorText = useSecondStepText()
  if (error === null || isGivenUp(error)) return null
  if (isSignOnInstead(error)) return <SignOnInstead error={error} />
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
    </Banner>
  )
}
