import { useMutation, useQueryClient } from '@tanstack/react-query'

import { uuidv7 } from '#web/offline/uuid.ts'

/** The header of a command that the server does once, however often it arrives. */
export type CommandHeader = { readonly 'Idempotency-Key': string }

/** A change of the settings: done once for a try that is repeated, and everything that was read of them is read again. */
export function useSaving<Given, Reply>(
  save: (given: Given, header: CommandHeader) => Promise<Reply>,
  onSaved?: (reply: Reply) => void | Promise<void>,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => save(given, { 'Idempotency-Key': uuidv7() }),
    onSuccess: async (reply) => {
      await queryClient.invalidateQueries({ queryKey: ['settings'] })
      await onSaved?.(reply)
    },
  })
}
