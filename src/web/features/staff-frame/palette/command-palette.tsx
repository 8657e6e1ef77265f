// One field that leads everywhere: applicants and requisitions by name, screens, settings and what can be begun.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BriefcaseBusiness, CornerDownRight, Plus, Settings, UserRound } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  TextField,
} from 'react-aria-components'

import { useIsOnline } from '#web/features/shell/use-is-online.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useDelayed } from '#web/ui/feedback/use-delayed.ts'

import type { PaletteCommand } from './palette-commands.ts'
import { type PaletteGroup, usePaletteGroups } from './palette-groups.ts'
import { foundQuery } from './palette-queries.ts'

import styles from './palette.module.css'

/** The wait after the last letter before the server is asked, in ms. */
const SEARCH_DELAY = 200

type CommandPaletteProps = {
  accountId: number | undefined
  commands: readonly PaletteCommand[]
  isOpen: boolean
  onClose: () => void
}

export function CommandPalette({ isOpen, onClose, ...props }: CommandPaletteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<Trans>Search</Trans>} width="wide">
      <Palette {...props} onClose={onClose} />
    </Dialog>
  )
}

function Palette({ accountId, commands, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const { t } = useLingui()
  const router = useRouter()
  const [text, setText] = useState('')
  const search = useDelayed(text.trim(), SEARCH_DELAY)
  const isOnline = useIsOnline()
  const found = useQuery({
    ...foundQuery(accountId ?? 0, search),
    ...(accountId === undefined || !isOnline ? { enabled: false } : {}),
  })
  const groups = usePaletteGroups({ text: text.trim(), commands, found: found.data })
  const open = (href: string) => {
    onClose()
    router.history.push(href)
  }
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <TextField className={styles.field} aria-label={t`Search`}>
        <Input
          className={styles.input}
          data-first-focus
          placeholder={t`Applicant, requisition, screen or setting`}
        />
      </TextField>
      {!isOnline && (
        <Banner tone="warning">
          <Trans>You are offline: applicants and requisitions cannot be searched.</Trans>
        </Banner>
      )}
      {found.isError && (
        <Banner tone="danger" isLive>
          <Trans>Applicants and requisitions could not be searched. Try again.</Trans>
        </Banner>
      )}
      <Menu
        className={styles.results}
        aria-label={t`Results`}
        aria-busy={found.isFetching || undefined}
        items={groups}
        onAction={(key) => open(String(key))}
        renderEmptyState={() => (
          <p className={styles.nothing}>
            {found.isFetching ? <Trans>Searching…</Trans> : <Trans>Nothing found</Trans>}
          </p>
        )}
      >
        {(group) => <Group group={group} />}
      </Menu>
    </Autocomplete>
  )
}

function Group({ group }: { group: PaletteGroup }) {
  return (
    <MenuSection id={group.id} className={styles.group} items={group.items}>
      <Header className={styles.header}>{group.name}</Header>
      {group.items.map(({ href, label, detail }) => (
        <MenuItem key={href} id={href} textValue={label} className={styles.item ?? ''}>
          <GroupIcon id={group.id} />
          <span className={styles.label}>{label}</span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </MenuItem>
      ))}
    </MenuSection>
  )
}

function GroupIcon({ id }: { id: PaletteGroup['id'] }) {
  const look = { size: 17, 'aria-hidden': true, className: styles.icon } as const
  switch (id) {
    case 'applicants':
      return <UserRound {...look} />
    case 'requisitions':
      return <BriefcaseBusiness {...look} />
    case 'action':
      return <Plus {...look} />
    case 'screen':
      return <CornerDownRight {...look} />
    case 'setting':
      return <Settings {...look} />
  }
}
