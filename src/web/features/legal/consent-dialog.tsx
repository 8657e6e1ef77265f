// Asks for the consent to texts that have changed. Agreeing waits for the device alone; it is sent as answers are.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import type { ConsentText } from '#contract/privacy/consents.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { keepConsent } from '#web/offline/consent-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { CONSENT_KIND_LABELS } from '../shell/consent-labels.ts'
import { asShown } from '../shell/consent-texts.ts'
import { dueKey } from './legal-queries.ts'
import { TextBody } from './text-body.tsx'

import styles from './legal.module.css'

export type ConsentDialogProps = {
  offline: Offline
  /** Where the user who does not agree now goes back to. */
  backHref: string
  texts: readonly ConsentText[]
}

export function ConsentDialog({ offline, backHref, texts }: ConsentDialogProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const agreeing = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      // An answer that is on its way would ask again.
      await queryClient.cancelQueries({ queryKey: dueKey(offline.ownerId) })
      const now = offline.store.now()
      await keepConsent(offline, { shown: asShown(texts), door: 'asked', now })
    },
    onSuccess() {
      queryClient.setQueryData(dueKey(offline.ownerId), [])
      offline.engine.wake()
    },
  })
  return (
    <Dialog
      isOpen
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
          Please read this before you go on. Your answers are saved and sent, whatever you choose.
        </Trans>
      </p>
      {agreeing.isError && (
        <Banner tone="danger" isLive>
          <Trans>This device could not store your answer. Make room on it and try again.</Trans>
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
  const name = i18n._(CONSENT_KIND_LABELS[text.kind])
  const company = text.account_name
  return (
    <section className={styles.due}>
      <h3>{company === null ? name : `${company}: ${name}`}</h3>
      <TextBody body={text.bodies[currentLocale()]} headingLevel={4} />
    </section>
  )
}
