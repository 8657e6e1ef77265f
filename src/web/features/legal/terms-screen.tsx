import { Trans, useLingui } from '@lingui/react/macro'

import { LegalPage, LegalPart } from './legal-page.tsx'

/** What people agree to when they use the app. */
export function TermsScreen() {
  const { t } = useLingui()
  return (
    <LegalPage title={t`Terms`}>
      <LegalPart heading={<Trans>Your account</Trans>}>
        <Trans>
          Your account is yours alone. Give true names, keep your password to yourself, and use an
          email address that you can read.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>Your answers</Trans>}>
        <Trans>
          Answer assessments yourself, without help that the instructions do not allow. What you
          submitted cannot be changed afterwards.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>What a company does with them</Trans>}>
        <Trans>
          The company that you apply to reads your answers and scores, and decides. Fairlead
          calculates scores and makes no decision about you.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>What is not allowed</Trans>}>
        <Trans>
          Do not copy questions, try to read what belongs to others, or disturb the service. An
          account that does so can be closed.
        </Trans>
      </LegalPart>
    </LegalPage>
  )
}
