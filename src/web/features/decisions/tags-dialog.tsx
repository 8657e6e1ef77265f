// Adding tags to applicants and taking them off. A tag that only some of them have stays so until it is chosen.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { TAG_NAME_MAX_LENGTH } from '#contract/applicants/applicants-rules.ts'
import type { ApplicantTag } from '#contract/requisitions/requisitions.ts'
import { choicesQuery } from '#web/features/staff-shell/choices/choice-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import type { ChangeDialogProps } from './assign-user-dialog.tsx'
import { changeApplicants } from './change-queries.ts'
import { notifyChanged } from './changed-toast.tsx'
import { CommandDialog } from './command-dialog.tsx'
import type { CommandScope } from './command-scope.ts'
import { type Choices, isChanged, newTag, requestOf, shownTags, stateOf } from './tag-choices.ts'
import { useDecisionCommand } from './use-decision-command.ts'

import styles from './decisions.module.css'

type TagsDialogProps = ChangeDialogProps & {
  /** The tags of each; null where not all of them are known. */
  tagged: ReadonlyArray<readonly ApplicantTag[]> | null
}

export function TagsDialog(props: TagsDialogProps) {
  const { scope, count, selection, tagged, onDone, onClose } = props
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [choices, setChoices] = useState<Choices>(new Map())
  const tags = useQuery(tagsQuery(scope, search))
  const tagging = useDecisionCommand(changeApplicants, {
    onDone: (reply) => {
      notifyChanged(reply)
      onDone()
    },
  })
  const shown = shownTags({ known: tags.data ?? [], choices, search })
  const choose = (tag: { id: number | null; name: string }, isOn: boolean) =>
    setChoices(new Map([...choices, [tag.name.toLowerCase(), { ...tag, isOn }]]))
  const added = tags.isPlaceholderData ? null : newTag({ search, shown })
  return (
    <CommandDialog
      title={<Plural value={count} one="Tags of # applicant" other="Tags of # applicants" />}
      submitLabel={<Trans>Save tags</Trans>}
      isBusy={tagging.isPending}
      isDisabled={!isChanged(choices)}
      error={tagging.error ?? tags.error}
      onSubmit={() => tagging.mutate({ kind: 'tag', scope, selection, ...requestOf(choices) })}
      onClose={onClose}
      search={
        <SearchField
          label={t`Find a tag, or name a new one`}
          value={search}
          onSearch={(text) => setSearch(text.slice(0, TAG_NAME_MAX_LENGTH))}
        />
      }
    >
      {tags.isPending ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      ) : (
        <fieldset className={styles.tagList}>
          <legend>
            <Trans>Tags</Trans>
          </legend>
          {shown.map((tag) => {
            const state = stateOf({ tag, choices, tagged })
            return (
              <Checkbox
                key={tag.name}
                label={tag.name}
                checked={state === 'all'}
                isMixed={state === 'some'}
                onChange={({ target }) => choose(tag, target.checked)}
              />
            )
          })}
          {shown.length === 0 && added === null && (
            <p className={styles.hint}>
              <Trans>Your company has no tags yet. Type a name above to make the first one.</Trans>
            </p>
          )}
          {added !== null && (
            <Button
              size="small"
              onClick={() => {
                choose({ id: null, name: added }, true)
                setSearch('')
              }}
            >
              <Trans>Add the tag “{added}”</Trans>
            </Button>
          )}
        </fieldset>
      )}
      {tagged === null && (
        <p className={styles.hint}>
          <Trans>Tags with a dash do not change.</Trans>
        </p>
      )}
    </CommandDialog>
  )
}

function tagsQuery({ jobId }: CommandScope, search: string) {
  return choicesQuery({ jobId }, { kind: 'tags', search: search.trim() })
}
