// Opens the command palette from the top bar and by Ctrl or Cmd with K. The palette itself loads when it is first opened.
import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'

import type { PaletteCommand } from './palette-commands.ts'

import styles from './palette.module.css'

const CommandPalette = lazy(async () => {
  const { CommandPalette: component } = await import('./command-palette.tsx')
  return { default: component }
})

type PaletteButtonProps = {
  accountId: number | undefined
  commands: readonly PaletteCommand[]
}

export function PaletteButton({ accountId, commands }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Once loaded it stays, so that closing gives the focus back.
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  useOpeningKeys(open)
  return (
    <>
      <Button
        className={styles.button}
        variant="quiet"
        size="small"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Search size={18} aria-hidden="true" />
        <span className={styles.buttonLabel}>
          <Trans>Search</Trans>
        </span>{' '}
        <kbd className={styles.keys}>{shortcut()}</kbd>
      </Button>
      {wasOpened && (
        <Suspense>
          <CommandPalette {...{ accountId, commands, isOpen }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function useOpeningKeys(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      // A dialog with unfinished work stays in front.
      if (document.querySelector('dialog[open]') === null) open()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })
}

function shortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'
}
