import { ArrowRight, MoreHorizontal, Pencil, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Menu } from '#web/ui/controls/menu.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { Specimen } from './specimen.tsx'
import { sample } from './styleguide-samples.ts'

import styles from './styleguide.module.css'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** What can be pressed, and what opens. */
export function ActionSpecimens() {
  return (
    <>
      <Specimen name="Button">
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {sample.short}
            </Button>
          ))}
          <Button variant="primary" icon={<Plus size={17} aria-hidden="true" />}>
            {sample.short}
          </Button>
        </div>
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} isBusy>
              {sample.short}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {sample.short}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant="primary" size={size}>
              {sample.short}
            </Button>
          ))}
          <AppLink
            className={linkButton({ variant: 'secondary', size: 'large' })}
            href="/styleguide"
          >
            {sample.short}
            <ArrowRight size={18} aria-hidden="true" />
          </AppLink>
          <IconButton label={sample.short} icon={<Pencil size={18} />} />
        </div>
      </Specimen>
      <MenuSpecimen />
      <DialogSpecimens />
      <NotificationSpecimens />
    </>
  )
}

function MenuSpecimen() {
  const [density, setDensity] = useState('regular')
  return (
    <Specimen name="Menu">
      <div className={styles.row}>
        <Menu
          trigger="Actions"
          label="Actions"
          sections={[
            {
              id: 'acts',
              items: [
                {
                  id: 'edit',
                  label: 'Edit',
                  icon: <Pencil size={17} aria-hidden="true" />,
                  href: '/styleguide#Actions',
                },
                {
                  id: 'share',
                  label: 'Share',
                  icon: <Share2 size={17} aria-hidden="true" />,
                  onSelect: () => undefined,
                },
              ],
            },
            {
              id: 'density',
              label: 'Density',
              items: ['regular', 'compact'].map((option) => ({
                id: option,
                label: option,
                isChecked: option === density,
                onSelect: () => setDensity(option),
              })),
            },
            {
              id: 'danger',
              items: [
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: <Trash2 size={17} aria-hidden="true" />,
                  isDestructive: true,
                  onSelect: () => undefined,
                },
              ],
            },
          ]}
        />
        <Menu
          trigger={<MoreHorizontal size={18} aria-hidden="true" />}
          label="More"
          variant="quiet"
          hasChevron={false}
          sections={[
            {
              id: 'more',
              items: [{ id: 'help', label: 'Help', href: 'https://example.com', isExternal: true }],
            },
          ]}
        />
      </div>
    </Specimen>
  )
}

function DialogSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen name="Dialog, ConfirmDialog">
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmDialog</Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Before you begin"
        actions={
          <Button variant="primary" onClick={close}>
            {sample.short}
          </Button>
        }
      >
        <p>{sample.paragraph}</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this requisition?"
        confirmLabel="Delete requisition"
        isDestructive
      >
        <p>{sample.destructive}</p>
      </ConfirmDialog>
    </Specimen>
  )
}

function NotificationSpecimens() {
  return (
    <Specimen name="notify()">
      <div className={styles.row}>
        {(['information', 'success', 'warning', 'error'] as const).map((type) => (
          <Button key={type} size="small" onClick={() => notify({ type, body: sample.paragraph })}>
            {type}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() => notify({ type: 'custom', title: sample.company, body: sample.paragraph })}
        >
          custom
        </Button>
      </div>
    </Specimen>
  )
}
