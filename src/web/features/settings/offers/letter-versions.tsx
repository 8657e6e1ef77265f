// The texts that a letter had: older ones stay readable, because offers were made from them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { OfferLetterVersion } from '#contract/offers/offer-letters.ts'
import { useData } from '#web/api/use-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { LETTER, letterPath } from './offer-data.ts'

import settings from '../settings.module.css'
import styles from './offers.module.css'

type LetterVersionsProps = { accountId: number; letterId: number }

export function LetterVersions(props: LetterVersionsProps) {
  const [isOpened, setIsOpened] = useState(false)
  const [read, setRead] = useState<number | null>(null)
  return (
    <Disclosure summary={<Trans>Versions</Trans>} onOpen={() => setIsOpened(true)}>
      {isOpened && (
        <SettingsBoundary title={<Trans>The versions could not be loaded</Trans>} height="8rem">
          <VersionList {...props} onRead={setRead} />
        </SettingsBoundary>
      )}
      {read !== null && <VersionDialog {...props} version={read} onClose={() => setRead(null)} />}
    </Disclosure>
  )
}

function VersionList({
  accountId,
  letterId,
  onRead,
}: LetterVersionsProps & { onRead: (version: number) => void }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { data, meta } = useData(`${LETTER}versions/`, {
    ...letterPath(accountId, letterId),
    query: { page },
  })
  return (
    <>
      <ul className={settings.rows} role="list" aria-label={t`Versions`}>
        {data.map((row) => (
          <VersionLine key={row.version} row={row} onRead={onRead} />
        ))}
      </ul>
      <Pagination page={meta.page} pageSize={meta.page_size} total={meta.total} onPage={setPage} />
    </>
  )
}

function VersionLine({
  row,
  onRead,
}: {
  row: OfferLetterVersion
  onRead: (version: number) => void
}) {
  const { t } = useLingui()
  const format = useFormatter()
  const { version } = row
  const at = format.dateTime(row.saved_at)
  return (
    <li className={settings.line}>
      <div className={settings.lineWords}>
        <Trans>
          Version {version}, saved on {at}
        </Trans>
      </div>
      <Button size="small" aria-label={t`Read version ${version}`} onClick={() => onRead(version)}>
        <Trans>Read</Trans>
      </Button>
    </li>
  )
}

type VersionDialogProps = LetterVersionsProps & { version: number; onClose: () => void }

function VersionDialog({ version, onClose, ...props }: VersionDialogProps) {
  return (
    <Dialog isOpen width="wide" onClose={onClose} title={<Trans>Version {version}</Trans>}>
      <SettingsBoundary title={<Trans>The version could not be loaded</Trans>} height="16rem">
        <VersionText {...props} version={version} />
      </SettingsBoundary>
    </Dialog>
  )
}

function VersionText({ accountId, letterId, version }: LetterVersionsProps & { version: number }) {
  const { path } = letterPath(accountId, letterId)
  const { data } = useData(`${LETTER}versions/{version}/`, { path: { ...path, version } })
  return (
    <div className={styles.version}>
      {data.header !== '' && <p className={settings.hint}>{data.header}</p>}
      <RichText html={data.body_html} />
      {data.footer !== '' && <p className={settings.hint}>{data.footer}</p>}
    </div>
  )
}
