import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { DATA } from '#web/api/use-data.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

/** The header of a command that the server does once, however often it arrives. */
export type CommandHeader = { readonly 'Idempotency-Key': string }

type CommandOptions<Request, Reply> = {
  /** What was read before and is read again after it. */
  invalidates: QueryKey
  onDone?: ((reply: Reply) => void | Promise<void>) | undefined
  /** Shows the outcome before the server has answered; what it returns takes it back. */
  onSend?: ((request: Request) => () => void) | undefined
  onRefused?: (() => void) | undefined
}

/**
 * A change that staff make. Tried again after a reply that never came, the same change goes under the same key: the
 * server may have done it.
 */
export function useCommand<Request, Reply>(
  send: (request: Request, header: CommandHeader) => Promise<Reply>,
  { invalidates, onDone, onSend, onRefused }: CommandOptions<Request, Reply>,
) {
  const queryClient = useQueryClient()
  const open = useRef<{ readonly change: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (request: Request) => {
      const change = JSON.stringify(request)
      if (open.current?.change !== change) open.current = { change, key: uuidv7() }
      return send(request, { 'Idempotency-Key': open.current.key })
    },
    onMutate: (request: Request) => onSend?.(request),
    onError: (_error, _request, takeBack) => {
      takeBack?.()
      onRefused?.()
    },
    onSuccess: async (reply) => {
      open.current = null
      await Promise.all(
        [invalidates, [DATA]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
      await onDone?.(reply)
    },
  })
}
