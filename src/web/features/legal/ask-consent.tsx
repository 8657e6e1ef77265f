// Before an activity: the texts that have changed since somebody agreed to them. Whoever has no network is not asked, and
// what the device holds is sent all the while.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import type { ConsentText } from '#contract/consents.ts'
import { isNetworkError } from '#web/api/api-error.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { giveConsent } from '../shell/consent-texts.ts'
import { CONSENT_KIND_WORDS } from '../shell/consent-words.ts'
import { useErrorText } from '../shell/error-words.ts'
import { dueKey, dueTextsQuery } from './legal-queries.ts'
import { TextBody } from './text-body.tsx'

import styles from './legal.module.css'

/** Where whoever does not agree now goes back to. */
type AskConsentProps = { userId: number; backHref: string }

export function AskConsent({ userId, backHref }: AskConsentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const texts = useQuery(dueTextsQuery(userId)).data ?? []
  const end = () => queryClient.setQueryData(dueKey(userId), [])
  const agreeing = useMutation({
    mutationFn: () => giveConsent({ userId, texts, door: 'asked' }),
    // The network is gone: they go on, and are asked at the next activity.
    onError: (error) => isNetworkError(error) && end(),
    onSuccess: end,
  })
  return (
    <Dialog
      isOpen={texts.length > 0}
      onClose={() => router.history.push(backHref)}
      title={t`Something has changed`}
      width="wide"
      isLocked={agreeing.isPending}
      actions={
        <>
          <Button disabled={agreeing.isPending} onClick={() => router.history.push(backHref)}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            variant="primary"
            isBusy={agreeing.isPending}
            onClick={() => agreeing.mutate()}
            data-first-focus
          >
            <Trans>Agree and go on</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Please read this before you go on. Your answers are kept and sent, whatever you choose.
        </Trans>
      </p>
      {agreeing.isError && (
        <Banner tone="danger" isLive>
          {errorText(agreeing.error)}
        </Banner>
      )}
      {texts.map((text) => (
        <DueText key={text.text_id} text={text} />
      ))}
    </Dialog>
  )
}

function DueText({ text }: { text: ConsentText }) {
  const { i18n } = useLingui()
  const name = i18n._(CONSENT_KIND_WORDS[text.kind])
  const company = text.account_name
  return (
    <section className={styles.due}>
      <h3>{company === null ? name : `${company}: ${name}`}</h3>
      <TextBody body={text.bodies[currentLocale()]} headingLevel={4} />
    </section>
  )
}
