import { type CommandHeader, useCommand } from '../shell/use-command.ts'

/** A change of the settings, after which everything that was read of them is read again. */
export function useSaving<Request, Reply>(
  save: (request: Request, header: CommandHeader) => Promise<Reply>,
  onSaved?: (reply: Reply) => void | Promise<void>,
) {
  return useCommand(save, { invalidates: ['settings'], onDone: onSaved })
}
