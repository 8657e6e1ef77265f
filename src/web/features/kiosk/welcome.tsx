import { useLingui as useLinguiContext } from '@lingui/react'
// Welcome: the company's logo, a language, and one field. Nothing of anyone who was here before.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { ListTodo } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { activateLocale, currentLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { countQueue } from '#web/offline/kiosk/queue.ts'
import { countExpected } from '#web/offline/kiosk/start-packages.ts'
import type { StationFacts } from '#web/offline/kiosk/station-database.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { Brand } from '../shell/brand.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { textOf } from '../shell/form-text.ts'
import { ExitDialog } from './exit-dialog.tsx'
import { useKioskError } from './kiosk-error.ts'
import { ListDialogs } from './list-dialogs.tsx'
import { ScanButton } from './scan-button.tsx'
import { stationDatabase } from './station-of-page.ts'
import { begin, type Beginning, SESSION_PATH } from './station.ts'

import styles from './kiosk.module.css'

type WelcomeProps = { facts: StationFacts; onExit: () => void }

/** In each language at once: the user who comes finds theirs. */
const GREETING = 'Welcome\u00A0· Bienvenido\u00A0· Bienvenue'

export function Welcome({ facts, onExit }: WelcomeProps) {
  const { station } = facts
  return (
    <div className={styles.card}>
      <div className={styles.welcome}>
        <Brand logoUrl={station.company_logo_url} companyName={station.company_name} />
        <PageTitle className={styles.heading}>{GREETING}</PageTitle>
        <p className={styles.place}>{station.company_name}</p>
      </div>
      <Languages />
      {station.is_revoked ? (
        <Banner tone="warning">
          <Trans>This station takes no new candidates. Ask the staff.</Trans>
        </Banner>
      ) : (
        <CodeForm isListShown={station.is_list_shown} />
      )}
      <Foot name={station.name} onExit={onExit} />
    </div>
  )
}

function Languages() {
  // Follows a change of language.
  useLinguiContext()
  return (
    <div className={styles.languages}>
      {locales.map((locale) => (
        <Button
          key={locale}
          lang={locale}
          size="large"
          variant={locale === currentLocale() ? 'primary' : 'secondary'}
          aria-pressed={locale === currentLocale()}
          onClick={() => void activateLocale(locale)}
        >
          {localeNames[locale]}
        </Button>
      ))}
    </div>
  )
}

function CodeForm({ isListShown }: { isListShown: boolean }) {
  const { t } = useLingui()
  const errorText = useKioskError()
  const beginning = useMutation({
    networkMode: 'always',
    mutationFn: (given: Pick<Beginning, 'code' | 'isScanned'>) =>
      begin({ ...given, locale: currentLocale() }),
    // A document of the candidate's own: nothing of this page, and of those before, is in its memory.
    onSuccess: () => globalThis.location.replace(SESSION_PATH),
  })
  const isBusy = beginning.isPending || beginning.isSuccess
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = textOf(new FormData(event.currentTarget), 'code')
    beginning.mutate({ code, isScanned: false })
  }
  return (
    <Card isRaised className={styles.form}>
      <form className={styles.form} onSubmit={submit} autoComplete="off">
        <FormErrors error={beginning.error} words={errorText}>
          <TextField
            className={styles.code}
            label={t`Your code`}
            hint={t`You have it from the staff: ten letters and digits.`}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </FormErrors>
        <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
          <Trans>Start</Trans>
        </Button>
        <ScanButton
          isDisabled={isBusy}
          onCode={(code) => beginning.mutate({ code, isScanned: true })}
        />
      </form>
      {isListShown && <ListButton isDisabled={isBusy} />}
    </Card>
  )
}

function ListButton({ isDisabled }: { isDisabled: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        isBlock
        icon={<ListTodo size={20} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Choose my name from today’s list</Trans>
      </Button>
      {isOpen && <ListDialogs onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Foot({ name, onExit }: { name: string; onExit: () => void }) {
  const [isExiting, setIsExiting] = useState(false)
  const queue = useLiveQuery(() => countQueue(stationDatabase()), [], 0)
  const expected = useLiveQuery(() => countExpected(stationDatabase()), [], 0)
  return (
    <footer className={styles.foot}>
      <span>{name}</span>
      {queue > 0 && (
        <span role="status">
          <Plural
            value={queue}
            one="Answers of # person wait for the network"
            other="Answers of # people wait for the network"
          />
        </span>
      )}
      {expected > 0 && (
        <span>
          <Plural
            value={expected}
            one="# person can start here without a network"
            other="# people can start here without a network"
          />
        </span>
      )}
      <Button variant="quiet" size="small" onClick={() => setIsExiting(true)}>
        <Trans>Staff: end kiosk mode</Trans>
      </Button>
      {isExiting && (
        <ExitDialog queue={queue} onClose={() => setIsExiting(false)} onExit={onExit} />
      )}
    </footer>
  )
}
