// What the screens say of each kind of import.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ImportKind } from '#contract/imports/import-rules.ts'

type KindLabels = {
  readonly name: MessageDescriptor
  readonly description: MessageDescriptor
  /** What stays where an import is undone. */
  readonly undo: MessageDescriptor
}

export const KIND_LABELS: Readonly<Record<ImportKind, KindLabels>> = {
  people: {
    name: msg`Employees`,
    description: msg`Adds new employees, and updates those you have.`,
    undo: msg`What was changed after the import stays as it is. Job profiles that the import created stay as well. An undo cannot be undone: import the file again instead.`,
  },
  separations: {
    name: msg`Separations`,
    description: msg`Ends the jobs of employees who leave. Each row has an employee number or an email, a last day and a type.`,
    undo: msg`Jobs that the import ended continue, except where something happened since, such as a rehire, a move or another separation. An undo cannot be undone: import the file again instead.`,
  },
}
