// What surrounds a candidate's screens at a kiosk station: no menu, no way elsewhere, help always in the same corner, and
// the way to finish.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { LifeBuoy, LogOut } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'

import type { Station } from '#contract/kiosk/kiosk.ts'
import type { SessionRow } from '#web/offline/kiosk/station-database.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/layout/skip-link.tsx'

import { Brand } from '../shell/brand.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { useShell } from '../shell/use-shell.ts'
import { IdleQuestion } from './idle-question.tsx'
import { leaveSession } from './leave-session.ts'
import { report } from './station.ts'
import { useKioskDisplay } from './use-kiosk-display.ts'
import { useReports } from './use-reports.ts'

import styles from './kiosk.module.css'

type FrameProps = { session: SessionRow; station: Station | null }

/** What a session at a station needs; all else leads back to the application. */
const SCREENS = new Set([
  '/user/progress-tracker',
  '/user/assessment-instruction',
  '/user/assessment-questions',
  '/user/equal-opportunity',
])

/** The frame of one candidate's screens. */
export function kioskFrameOf(props: FrameProps): () => ReactNode {
  return () => <KioskFrame {...props} />
}

function KioskFrame({ session, station }: FrameProps) {
  const { locale, onLocaleChange } = useShell()
  const { pathname } = useLocation()
  useReports()
  useKioskDisplay(true)
  // What cannot be stored stays on the screen: the station is not cleared over it.
  const leaveIdle = useCallback(
    () => void leaveSession(session, 'idle').catch(() => undefined),
    [session],
  )
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <SkipLink />
        <Brand logoUrl={station?.company_logo_url} companyName={station?.company_name ?? ''} />
        <div className={styles.end}>
          <LanguageSwitch locale={locale} onLocaleChange={onLocaleChange} />
          <Help />
          <Finish session={session} />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {SCREENS.has(pathname) ? (
          <Outlet />
        ) : (
          <Navigate to="/user/progress-tracker" search={{ ref: session.refId }} replace />
        )}
      </main>
      <IdleQuestion onIdle={leaveIdle} />
    </div>
  )
}

function Help() {
  const { t } = useLingui()
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const facts = await report({ isHelpWanted: true })
      if (facts === null || Date.now() - facts.heardAt > 1000) throw new Error('Not sent')
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<LifeBuoy size={18} aria-hidden="true" />}
        isBusy={asking.isPending}
        onClick={() => asking.mutate()}
      >
        <Trans>Help</Trans>
      </Button>
      <p className={styles.help} role="status" aria-label={t`Help`}>
        {asking.isSuccess && <Trans>We told the staff. Someone is coming.</Trans>}
        {asking.isError && (
          <Trans>The staff cannot be reached from here now. Please ask them in person.</Trans>
        )}
      </p>
    </>
  )
}

function Finish({ session }: { session: SessionRow }) {
  const [isAsking, setIsAsking] = useState(false)
  const leaving = useMutation({
    networkMode: 'always',
    mutationFn: () => leaveSession(session, 'hand_over'),
  })
  return (
    <>
      <Button
        variant="primary"
        size="small"
        icon={<LogOut size={18} aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        <Trans>Finish here</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => leaving.mutate()}
        isBusy={leaving.isPending}
        title={<Trans>Finish at this station?</Trans>}
        confirmLabel={<Trans>Finish</Trans>}
        cancelLabel={<Trans>Back</Trans>}
      >
        <p>
          <Trans>
            Everything you answered is stored and will be sent, even without a network now. The next
            person sees nothing of it.
          </Trans>
        </p>
        <p>
          <Trans>What you did not submit you can continue later with your code.</Trans>
        </p>
        {leaving.isError && (
          <Banner tone="danger" isLive>
            <Trans>This device could not store your last answer. Please ask the staff.</Trans>
          </Banner>
        )}
      </ConfirmDialog>
    </>
  )
}
