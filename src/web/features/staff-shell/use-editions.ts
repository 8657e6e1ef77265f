import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

type EditionOptions = {
  /** What the form begins from. */
  reads: QueryKey
  /** What else shows it: headings and lists. */
  invalidates: QueryKey
}

/** A form that can begin again from what is stored: `edition` is its React key, `onLoad` reads and begins again. */
export function useEditions({ reads, invalidates }: EditionOptions) {
  const client = useQueryClient()
  const errorText = useErrorText()
  const [edition, setEdition] = useState(0)
  const load = async () => {
    try {
      await client.refetchQueries({ queryKey: reads, type: 'active' }, { throwOnError: true })
    } catch (error) {
      // What was written stays until what is stored is there.
      notify({ type: 'error', body: errorText(error) })
      return
    }
    setEdition((before) => before + 1)
    await client.invalidateQueries({ queryKey: invalidates })
  }
  return { edition, onLoad: () => void load() }
}
