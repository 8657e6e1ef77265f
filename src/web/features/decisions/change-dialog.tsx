import type { ChangeKind } from '#contract/applicants/applicants-rules.ts'
import type { ApplicantTag } from '#contract/requisitions/requisitions.ts'

import { AssignUserDialog, type ChangeDialogProps } from './assign-user-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { TagsDialog } from './tags-dialog.tsx'

type Props = ChangeDialogProps & {
  kind: ChangeKind
  tagged: ReadonlyArray<readonly ApplicantTag[]> | null
}

/** The dialog of a change of applicants, the same for one and for many. */
export function ChangeDialog({ kind, tagged, ...props }: Props) {
  switch (kind) {
    case 'assign':
      return <AssignUserDialog {...props} />
    case 'tag':
      return <TagsDialog {...props} tagged={tagged} />
    case 'delete':
      return <DeleteDialog {...props} />
    default:
      return kind satisfies never
  }
}
