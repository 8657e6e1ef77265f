import { useMutation } from '@tanstack/react-query'

export type Check<T> = {
  readonly result: T | undefined
  readonly isRunning: boolean
  readonly start: () => Promise<unknown>
}

/** A check that runs when it is asked to, also without network, and forgets its result with the screen. */
export function useCheck<T>(run: () => Promise<T>): Check<T> {
  const { data, isPending, mutateAsync } = useMutation({
    mutationFn: run,
    networkMode: 'always',
    gcTime: 0,
  })
  return { result: data, isRunning: isPending, start: () => mutateAsync() }
}
