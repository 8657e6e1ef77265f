import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { type CommandHeader, useCommand } from '#web/features/shell/use-command.ts'

import { DECIDED_KEYS } from './decision-queries.ts'

type Options<Request, Reply> = {
  onDone?: (reply: Reply) => void
  /** Shows the outcome before the server has answered; what it returns takes it back. */
  onSend?: (request: Request) => () => void
}

/** A command that decides: whatever came of it, lists and scorecards are read again. */
export function useDecisionCommand<Request, Reply>(
  send: (request: Request, header: CommandHeader) => Promise<Reply>,
  { onDone, onSend }: Options<Request, Reply>,
) {
  const refresh = useRefreshDecided()
  return useCommand(send, {
    invalidates: DECIDED_KEYS[0],
    onSend,
    onRefused: refresh,
    onDone: (reply) => {
      refresh()
      onDone?.(reply)
    },
  })
}

function useRefreshDecided(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of DECIDED_KEYS) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
