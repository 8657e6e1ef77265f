// Choosing one of many that a search finds, for a command about applicants.
import { type ReactNode, useState } from 'react'

import type { FoundChoice } from '#web/features/staff-shell/choices/choice-queries.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { OptionCards, type OptionCard } from '#web/ui/form/option-cards.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { CommandDialog } from './command-dialog.tsx'

type ChoiceDialogProps = {
  title: ReactNode
  submitLabel: ReactNode
  searchLabel: string
  legend: string
  /** What the search found; undefined while it is not known. */
  options: readonly OptionCard[] | undefined
  /** Said where nothing was found. */
  noneFound: ReactNode
  isBusy: boolean
  error: Error | null
  onSearch: (search: string) => void
  onSubmit: (chosen: string) => void
  onClose: () => void
  /** What the command does. */
  children?: ReactNode
}

export function ChoiceDialog(props: ChoiceDialogProps) {
  const { options, searchLabel, legend, noneFound, onSearch, onSubmit, children, ...dialog } = props
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const find = (text: string) => {
    setSearch(text)
    onSearch(text.trim())
  }
  return (
    <CommandDialog
      {...dialog}
      isDisabled={chosen === null}
      onSubmit={() => chosen !== null && onSubmit(chosen)}
      search={
        <>
          {children}
          <SearchField label={searchLabel} value={search} onSearch={find} />
        </>
      }
    >
      {options === undefined ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      ) : (
        <OptionCards
          legend={<VisuallyHidden>{legend}</VisuallyHidden>}
          options={options}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {noneFound !== null && <p role="status">{noneFound}</p>}
    </CommandDialog>
  )
}

/** What was found, as an option to choose. */
export function optionOf({ id, label, description }: FoundChoice): OptionCard {
  return { value: String(id), label, description }
}
