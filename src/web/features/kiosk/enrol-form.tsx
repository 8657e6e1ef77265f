// Makes this browser a kiosk station, by the code that staff were shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { useKioskError } from './kiosk-error.ts'
import { enrol, toWelcome } from './station.ts'

import styles from './kiosk.module.css'

export function EnrolForm() {
  const { t } = useLingui()
  const errorText = useKioskError()
  const enrolling = useMutation({
    networkMode: 'always',
    mutationFn: enrol,
    // A new document: from here on, this browser opens nothing but the station.
    onSuccess: toWelcome,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    enrolling.mutate(textOf(new FormData(event.currentTarget), 'code'))
  }
  return (
    <div className={styles.card}>
      <div className={styles.welcome}>
        <PageTitle className={styles.heading}>
          <Trans>Set up a kiosk station</Trans>
        </PageTitle>
        <p className={styles.place}>
          <Trans>
            Under Settings, Kiosk stations, your company makes a code for this device. From then on
            this browser shows candidates their assessments and nothing else.
          </Trans>
        </p>
      </div>
      <Card isRaised>
        <form className={styles.form} onSubmit={submit} autoComplete="off">
          <FormErrors error={enrolling.error} words={errorText}>
            <TextField
              className={styles.code}
              label={t`Enrolment code`}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
          </FormErrors>
          <Button
            type="submit"
            variant="primary"
            size="large"
            isBlock
            isBusy={enrolling.isPending || enrolling.isSuccess}
          >
            <Trans>Make this a station</Trans>
          </Button>
        </form>
      </Card>
    </div>
  )
}
