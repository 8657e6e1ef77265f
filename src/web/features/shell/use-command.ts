import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { uuidv7 } from '#web/offline/uuid.ts'

/** The header of a command that the server does once, however often it arrives. */
export type CommandHeader = { readonly 'Idempotency-Key': string }

type CommandOptions<Reply> = {
  /** What was read before and is read again after it. */
  invalidates: QueryKey
  onDone?: ((reply: Reply) => void | Promise<void>) | undefined
}

/**
 * A change that staff make. Tried again after a reply that never came, the same change goes under the same key: the
 * server may have done it.
 */
export function useCommand<Request, Reply>(
  send: (request: Request, header: CommandHeader) => Promise<Reply>,
  { invalidates, onDone }: CommandOptions<Reply>,
) {
  const queryClient = useQueryClient()
  const open = useRef<{ readonly change: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (request: Request) => {
      const change = JSON.stringify(request)
      if (open.current?.change !== change) open.current = { change, key: uuidv7() }
      return send(request, { 'Idempotency-Key': open.current.key })
    },
    onSuccess: async (reply) => {
      open.current = null
      await queryClient.invalidateQueries({ queryKey: invalidates })
      await onDone?.(reply)
    },
  })
}
