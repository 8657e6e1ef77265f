import { useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'

import { Menu } from '../../controls/menu.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden.tsx'
import type { WritingCommand } from './editor-services.ts'
import { TOOL_ICON } from './tool.tsx'

import styles from './rich-text.module.css'

/** What the writing help can do with the text. */
export function WritingMenu({ onCommand }: { onCommand: (command: WritingCommand) => void }) {
  const { t } = useLingui()
  const commands = [
    { id: 'generate', label: t`Write from a prompt…` },
    { id: 'shorten', label: t`Shorten` },
    { id: 'lengthen', label: t`Lengthen` },
    { id: 'rephrase', label: t`Rephrase` },
    { id: 'fix', label: t`Fix spelling and grammar` },
  ] as const
  return (
    <Menu
      variant="quiet"
      size="small"
      triggerClassName={styles.tool}
      hasChevron={false}
      trigger={
        <>
          <Sparkles size={TOOL_ICON} aria-hidden="true" />
          <VisuallyHidden>{t`Write with AI`}</VisuallyHidden>
        </>
      }
      sections={[
        {
          id: 'writing',
          items: commands.map(({ id, label }) => ({ id, label, onSelect: () => onCommand(id) })),
        },
      ]}
    />
  )
}
