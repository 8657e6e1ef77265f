import { Trans, useLingui } from '@lingui/react/macro'
import { Braces } from 'lucide-react'

import { useClipboard } from '#web/features/staff-shell/use-clipboard.ts'
import { Menu } from '#web/ui/controls/menu.tsx'

import { placeholderOf, useVariableLabel } from './use-variable-label.ts'

import styles from './email-editor.module.css'

/** Copies the placeholder of a variable, for any of the fields. */
export function VariablePicker({ names }: { names: readonly string[] }) {
  const { t } = useLingui()
  const labelOf = useVariableLabel()
  const { last, copy } = useClipboard()
  const code = last?.text
  return (
    <div className={styles.picker}>
      <Menu
        size="small"
        trigger={
          <>
            <Braces size={15} aria-hidden="true" />
            <Trans>Copy a variable</Trans>
          </>
        }
        sections={[
          {
            id: 'variables',
            label: t`Variables`,
            items: names.map((name) => ({
              id: name,
              label: [labelOf(name), placeholderOf(name)].join(' ').trim(),
              onSelect: () => void copy(placeholderOf(name)),
            })),
          },
        ]}
      />
      <span role="status" className={styles.hint}>
        {last?.isCopied === true && <Trans>{code} is copied. Paste it where you need it.</Trans>}
        {last?.isCopied === false && (
          <Trans>Type {code} yourself: your browser copies nothing.</Trans>
        )}
      </span>
    </div>
  )
}
