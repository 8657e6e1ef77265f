import { Trans, useLingui } from '@lingui/react/macro'

import { LegalPage, LegalPart } from './legal-page.tsx'

/** What is kept where, what is sent to whom, and for how long. */
export function PrivacyScreen() {
  const { t } = useLingui()
  return (
    <LegalPage title={t`Privacy`}>
      <LegalPart heading={<Trans>What is kept on your device</Trans>}>
        <Trans>
          Your name, your applications, the questions, and your answers and recordings until they
          are sent, so that you can work without a network. Your choice of language and theme.
          Signing out removes everything that was sent.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>Cookies</Trans>}>
        <Trans>
          Two keep you signed in. One tells that you signed in on this device before, so that nobody
          who guesses your password can lock you out. None follows you anywhere else.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>What is sent</Trans>}>
        <Trans>
          Your account, your answers and recordings, and when you gave them. In timed parts, also
          when the page was hidden. They go to the company that you apply to, and to nobody else.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>Email</Trans>}>
        <Trans>
          You get messages about your account and your applications. Links in them hold a code that
          is yours: do not pass them on.
        </Trans>
      </LegalPart>
      <LegalPart heading={<Trans>How long it is kept</Trans>}>
        <Trans>
          The company that you apply to decides how long it keeps your application, and answers when
          you ask to see it or to have it deleted.
        </Trans>
      </LegalPart>
    </LegalPage>
  )
}
