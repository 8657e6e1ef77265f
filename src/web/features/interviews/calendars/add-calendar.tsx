// A calendar is subscribed to by its address, or connected by an address and a login.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { CALENDAR_LIMITS } from '#contract/interviews/calendar-problems.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { emptyUnlessChanged, textOf } from '#web/features/shell/form-text.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { addCalendar, CALENDARS_KEY } from './calendar-queries.ts'

import styles from '../interviews.module.css'

export function AddCalendar({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [hasLogin, setHasLogin] = useState(false)
  const adding = useCommand(addCalendar, { invalidates: CALENDARS_KEY })
  const { error } = adding
  const { form: checks, problemOf } = useFieldProblems(error)
  const isRefused = error instanceof ApiError && error.fields['address'] !== undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    adding.mutate(
      { accountId, address: textOf(data, 'address'), login: hasLogin ? loginOf(data) : undefined },
      { onSuccess: () => emptyUnlessChanged(form, data) },
    )
  }
  return (
    <form className={styles.card} onSubmit={submit} {...checks}>
      <LimitedTextField
        label={t`Address of a calendar`}
        name="address"
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={CALENDAR_LIMITS.address}
        hint={<AddressHint hasLogin={hasLogin} />}
        error={problemOf('address', t`Enter an address that begins with https:// or webcal://.`)}
      />
      <Checkbox
        label={t`This calendar needs a login (CalDAV)`}
        hint={t`For calendars of Nextcloud, iCloud, Fastmail or your company’s own server.`}
        checked={hasLogin}
        onChange={({ target }) => setHasLogin(target.checked)}
      />
      {hasLogin && <LoginFields problemOf={problemOf} />}
      {error !== null && !isRefused && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <div>
        <Button type="submit" isBusy={adding.isPending}>
          <Trans>Add calendar</Trans>
        </Button>
      </div>
    </form>
  )
}

function AddressHint({ hasLogin }: { hasLogin: boolean }) {
  return hasLogin ? (
    <Trans>
      The CalDAV address of the calendar itself, from its settings. It begins with https://.
    </Trans>
  ) : (
    <Trans>
      The secret address in iCal format (.ics), from the settings of your Google, Outlook, Apple or
      other calendar. It begins with https:// or webcal:// and is not shown again.
    </Trans>
  )
}

function LoginFields({ problemOf }: Pick<ReturnType<typeof useFieldProblems>, 'problemOf'>) {
  const { t } = useLingui()
  return (
    <div className={styles.fields}>
      <LimitedTextField
        label={t`User name`}
        name="login.user_name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={CALENDAR_LIMITS.userName}
        error={problemOf('login.user_name')}
      />
      <PasswordField
        label={t`App password`}
        name="login.password"
        // Not the password of Fairlead, which a browser would offer.
        autoComplete="off"
        required
        maxLength={CALENDAR_LIMITS.password}
        hint={t`Make one for Fairlead in the settings of your account there. It is stored encrypted.`}
        error={problemOf('login.password')}
      />
    </div>
  )
}

function loginOf(data: FormData) {
  return { user_name: textOf(data, 'login.user_name'), password: textOf(data, 'login.password') }
}
