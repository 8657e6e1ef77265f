import { useQueryClient } from '@tanstack/react-query'

import type { CommandHeader } from '#web/features/shell/use-command.ts'

import { useSaving } from './use-saving.ts'

/** What shows reasons, tags and templates outside of the settings. */
const SHOWN_IN = [['requisitions'], ['scorecards'], ['rejection-reasons'], ['email-templates']]

/** A change of the company's own lists, which other screens show as well. */
export function useSavingLists<Request, Reply>(
  save: (request: Request, header: CommandHeader) => Promise<Reply>,
  onSaved: (reply: Reply) => void,
) {
  const queryClient = useQueryClient()
  return useSaving(save, (reply) => {
    for (const queryKey of SHOWN_IN) void queryClient.invalidateQueries({ queryKey })
    onSaved(reply)
  })
}
