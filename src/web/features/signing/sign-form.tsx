import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import {
  SIGNATURE_FONTS,
  SIGNING_LIMITS,
  type OpenedLetter,
  type Signature,
  type SigningPage,
} from '#contract/offers/signing.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { SignatureField } from './signature-field.tsx'
import { signDocument, signingKey } from './signing-queries.ts'

import styles from './signing.module.css'

type SignFormProps = {
  token: string
  page: SigningPage
  letter: OpenedLetter
  onAnswered: (page: SigningPage) => void
}

/** The name, the signature, and the consent to sign electronically. */
export function SignForm({ token, page, letter, onAnswered }: SignFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [name, setName] = useState(page.signer_name)
  const [signature, setSignature] = useState<Signature | null>({
    kind: 'typed',
    font: SIGNATURE_FONTS[0],
  })
  const [hasConsented, setHasConsented] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const queries = useQueryClient()
  const signing = useMutation({
    mutationFn: signDocument,
    onSuccess: onAnswered,
    // It may have ended or been replaced meanwhile: the page says so.
    onError: () => void queries.invalidateQueries({ queryKey: signingKey(token) }),
  })
  const { form, problemOf } = useFieldProblems(signing.error)
  const refusedName = problemOf(
    'name',
    t`The document can’t show some of these letters. Write your name in Latin, Greek or Cyrillic letters.`,
  )
  const problems = {
    name: name.trim() === '' ? t`Enter your name.` : undefined,
    signature: signature === null ? t`Draw your signature, or type it.` : undefined,
    consent: hasConsented ? undefined : t`Agree to sign electronically, or ask for a paper copy.`,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (Object.values(problems).some((one) => one !== undefined) || signature === null) return
    signing.mutate({
      token,
      sha256: letter.sha256,
      consent_version: letter.consent.version,
      name: name.trim(),
      signature,
    })
  }
  return (
    <Card as="section" className={styles.card}>
      <CardTitle level={2}>
        {page.is_candidate ? <Trans>Accept and sign</Trans> : <Trans>Sign</Trans>}
      </CardTitle>
      <form {...form} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={<Trans>Your full name</Trans>}
          name="name"
          required
          autoComplete="name"
          maxLength={SIGNING_LIMITS.name}
          value={name}
          error={refusedName ?? (isTried ? problems.name : undefined)}
          onChange={({ target }) => setName(target.value)}
        />
        <SignatureField
          name={name}
          value={signature}
          error={isTried ? problems.signature : undefined}
          onChange={setSignature}
        />
        <Checkbox
          label={letter.consent.text}
          name="consent"
          checked={hasConsented}
          error={isTried ? problems.consent : undefined}
          onChange={({ target }) => setHasConsented(target.checked)}
        />
        {signing.error !== null && refusedName === undefined && (
          <Banner tone="danger" isLive>
            {errorText(signing.error)}
          </Banner>
        )}
        <Button variant="primary" size="large" type="submit" isBusy={signing.isPending}>
          {page.is_candidate ? <Trans>Accept and sign</Trans> : <Trans>Sign</Trans>}
        </Button>
      </form>
    </Card>
  )
}
