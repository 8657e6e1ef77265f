import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { uuidv7 } from '#web/offline/uuid.ts'

/** The header of a command that the server does once, however often it arrives. */
export type CommandHeader = { readonly 'Idempotency-Key': string }

/**
 * A change of the settings, after which everything that was read of them is read again. Tried again after a reply that
 * never came, the same change goes under the same key: the server may have done it.
 */
export function useSaving<Given, Reply>(
  save: (given: Given, header: CommandHeader) => Promise<Reply>,
  onSaved?: (reply: Reply) => void | Promise<void>,
) {
  const queryClient = useQueryClient()
  const open = useRef<{ readonly change: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (given: Given) => {
      const change = JSON.stringify(given)
      if (open.current?.change !== change) open.current = { change, key: uuidv7() }
      return save(given, { 'Idempotency-Key': open.current.key })
    },
    onSuccess: async (reply) => {
      open.current = null
      await queryClient.invalidateQueries({ queryKey: ['settings'] })
      await onSaved?.(reply)
    },
  })
}
