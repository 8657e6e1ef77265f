// What the fields of this folder open below them.
import { Trans } from '@lingui/react/macro'
import { Check, ChevronDown } from 'lucide-react'
import { Button, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components'

import styles from './choice.module.css'

export type Choice = {
  id: string
  label: string
  /** Tells those of one name apart. */
  detail?: string
}

type ChoiceListProps = {
  isLoading: boolean
  /** Whether the search found nothing, although the list may still have what is chosen. */
  isNoneFound?: boolean
}

/** The button that opens the list, and the list; inside a `ComboBox`, which knows what is in it. */
export function ChoiceList({ isLoading, isNoneFound = false }: ChoiceListProps) {
  const none = (
    <p className={styles.none}>
      {isLoading ? <Trans>Searching…</Trans> : <Trans>Nothing found</Trans>}
    </p>
  )
  return (
    <>
      <Button className={styles.open ?? ''}>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={styles.list ?? ''} renderEmptyState={() => (isNoneFound ? null : none)}>
          {(choice: Choice) => (
            <ListBoxItem id={choice.id} textValue={choice.label} className={styles.item ?? ''}>
              <Check size={16} aria-hidden="true" className={styles.check} />
              <Text slot="label">{choice.label}</Text>
              {choice.detail !== undefined && (
                <Text slot="description" className={styles.detail ?? ''}>
                  {choice.detail}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
        {isNoneFound && none}
      </Popover>
    </>
  )
}
