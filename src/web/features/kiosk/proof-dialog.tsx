// Asks the person who chose a name for something that others standing there do not have at hand.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'

import type { ListedPerson } from '#contract/kiosk/kiosk-list.ts'
import { PHONE_PROOF_DIGITS } from '#contract/kiosk/kiosk-rules.ts'
import { OLDEST_BIRTH } from '#contract/people/profile-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useListError } from './kiosk-error.ts'
import { SESSION_PATH } from './station.ts'
import { beginByName } from './todays-list.ts'

import styles from './kiosk.module.css'

type ProofProps = { person: ListedPerson; onClose: () => void; onBack: () => void }

export function ProofDialog(props: ProofProps) {
  return props.person.proof === 'code' ? <CodeNeeded {...props} /> : <Proof {...props} />
}

function CodeNeeded({ person, onClose, onBack }: ProofProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={person.name}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onBack}>
            <Trans>Back to the list</Trans>
          </Button>
          <Button variant="primary" size="large" onClick={onClose} data-first-focus>
            <Trans>Enter my code</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You start with your code: your profile has no date of birth and no phone number to ask
          for. If you have no code, ask the staff.
        </Trans>
      </p>
    </Dialog>
  )
}

function Proof({ person, onClose, onBack }: ProofProps) {
  const formId = useId()
  const errorText = useListError()
  const beginning = useMutation({
    networkMode: 'always',
    mutationFn: (proof: string) => beginByName(person, { proof, locale: currentLocale() }),
    // A document of the candidate's own: nothing of this page, and of those before, is in its memory.
    onSuccess: () => globalThis.location.replace(SESSION_PATH),
  })
  const isBusy = beginning.isPending || beginning.isSuccess
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    beginning.mutate(textOf(new FormData(event.currentTarget), 'proof'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={person.name}
      isLocked={isBusy}
      actions={
        <>
          <Button variant="secondary" size="large" onClick={onBack}>
            <Trans>Back to the list</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" size="large" isBusy={isBusy}>
            <Trans>Start</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} autoComplete="off">
        <p>{person.job_title}</p>
        <FormErrors error={beginning.error} words={errorText}>
          <ProofField kind={person.proof} />
        </FormErrors>
      </form>
    </Dialog>
  )
}

function ProofField({ kind }: { kind: ListedPerson['proof'] }) {
  const { t } = useLingui()
  const common = { name: 'proof', autoComplete: 'off', required: true, 'data-first-focus': true }
  return kind === 'dob' ? (
    <TextField {...common} label={t`Your date of birth`} type="date" min={OLDEST_BIRTH} />
  ) : (
    <TextField
      {...common}
      label={t`The last four digits of your phone number`}
      inputMode="numeric"
      pattern={`[0-9]{${PHONE_PROOF_DIGITS}}`}
      maxLength={PHONE_PROOF_DIGITS}
    />
  )
}
