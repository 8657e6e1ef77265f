import type { FormEvent, ReactNode } from 'react'

import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { type BodyOf, type Change, type Method, type PathOf, useEndpoint } from './use-endpoint.ts'

type CommandForm<M extends Method, Path extends PathOf<M>> = Omit<Change<M, Path>, 'body'> & {
  readonly method: M
  readonly endpoint: Path
  /** What the submitted form holds, as the server takes it. */
  readonly bodyIn: (data: FormData) => BodyOf<M, Path>
  readonly onDone: () => void
}

/**
 * A form that is sent to an endpoint, whose controls are named as the server names its fields. `form` goes on the form
 * itself, `problemOf` gives a control's `error`, and `problem` says what is wrong with none of them.
 */
export function useCommandForm<const M extends Method, const Path extends PathOf<M>>(
  command: CommandForm<M, Path>,
) {
  const { method, endpoint, bodyIn, onDone, ...to } = command
  const errorText = useErrorText()
  const saving = useEndpoint({ method, path: endpoint }, { onDone })
  const { form, problemOf } = useFieldProblems(saving.error)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyIn(new FormData(event.currentTarget))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest of the change is what was given
    saving.mutate({ ...to, body } as unknown as Change<M, Path>)
  }
  const problem: ReactNode = saving.isError && (
    <Banner tone="danger" isLive>
      {errorText(saving.error)}
    </Banner>
  )
  return { form: { ...form, onSubmit }, problemOf, problem, isBusy: saving.isPending }
}
