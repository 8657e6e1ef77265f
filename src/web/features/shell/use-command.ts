import {
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo, useRef } from 'react'

import { DATA } from '#web/api/use-data.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

/** The header of a command that the server does once, however often it arrives. */
export type CommandHeader = { readonly 'Idempotency-Key': string }

type CommandOptions<Request, Reply> = {
  /** What was read before and is read again after it. */
  invalidates: QueryKey
  onDone?: ((reply: Reply) => void | Promise<void>) | undefined
  /** Before anything is read again: for a screen that goes, whose reads would be refused by now. */
  onLeave?: ((reply: Reply) => void) | undefined
  /** Shows the outcome before the server has answered; what it returns takes it back. */
  onSend?: ((request: Request) => () => void) | undefined
  onRefused?: (() => void) | undefined
}

/**
 * A change that staff make. Tried again after a reply that never came, the same change goes under the same key: the
 * server may have done it. While a change is under way, the same one is not sent again: a button was pressed twice.
 */
export function useCommand<Request, Reply>(
  send: (request: Request, header: CommandHeader) => Promise<Reply>,
  { invalidates, onDone, onLeave, onSend, onRefused }: CommandOptions<Request, Reply>,
) {
  const queryClient = useQueryClient()
  const open = useRef<{ readonly change: string; readonly key: string } | null>(null)
  const sending = useMutation({
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
      onLeave?.(reply)
      await Promise.all(
        [invalidates, [DATA]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
      await onDone?.(reply)
    },
  })
  return { ...sending, ...useOncePerChange(sending) }
}

function useOncePerChange<Request, Reply, Context>({
  mutateAsync,
}: Pick<UseMutationResult<Reply, Error, Request, Context>, 'mutateAsync'>) {
  const underWay = useRef(new Map<string, Promise<Reply>>())
  return useMemo(() => {
    type Options = Parameters<typeof mutateAsync>[1]
    const send = (request: Request, options?: Options) => {
      const change = JSON.stringify(request)
      const reply = mutateAsync(request, options).finally(() => underWay.current.delete(change))
      underWay.current.set(change, reply)
      return reply
    }
    const find = (request: Request) => underWay.current.get(JSON.stringify(request))
    return {
      mutate: (request: Request, options?: Options) => {
        if (find(request) === undefined) send(request, options).catch(() => undefined)
      },
      mutateAsync: (request: Request, options?: Options) => find(request) ?? send(request, options),
    }
  }, [mutateAsync])
}
