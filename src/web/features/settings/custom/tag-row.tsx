import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { TAG_NAME_MAX_LENGTH } from '#contract/applicants/applicant-change-limits.ts'
import type { UsedTag } from '#contract/settings/tags.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CardFacts } from '#web/ui/card.tsx'
import { notifyDone } from '#web/ui/notifications.ts'
import { SearchField } from '#web/ui/staff/search-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { RulesUsing, ViewsUsing } from './rules-using.tsx'
import { deleteTag, renameTag, usedTagsQuery } from './tag-queries.ts'
import { useSavingLists } from './use-saving-lists.ts'

import styles from '../settings.module.css'

type TagRowProps = { accountId: number; tag: UsedTag }

/** One tag, with renaming, merging and deleting it. */
export function TagRow(props: TagRowProps) {
  const { name, applicant_count: count } = props.tag
  const { t } = useLingui()
  const [open, setOpen] = useState<'name' | 'merge' | 'deletion' | null>(null)
  const close = () => setOpen(null)
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{name}</strong>
        <CardFacts>
          <Plural value={count} one="# applicant" other="# applicants" />
        </CardFacts>
        {open === 'name' && <RenameForm {...props} onDone={close} />}
        {open === 'merge' && <Merge {...props} onDone={close} />}
        {open === 'deletion' && <Deletion {...props} onDone={close} />}
      </div>
      <div className={styles.lineActions}>
        {open !== 'name' && (
          <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setOpen('name')}>
            <Trans>Rename</Trans>
          </Button>
        )}
        <Button size="small" aria-label={t`Merge ${name}`} onClick={() => setOpen('merge')}>
          <Trans>Merge…</Trans>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Delete ${name}`}
          onClick={() => setOpen('deletion')}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  )
}

type PartProps = TagRowProps & { onDone: () => void }

function RenameForm({ accountId, tag, onDone }: PartProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const renaming = useSavingLists(renameTag, ({ name }) => {
    notifyDone(t`The tag is called ${name} now.`)
    onDone()
  })
  const { form: checks, problemOf } = useFieldProblems(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = textOf(new FormData(event.currentTarget), 'name')
    renaming.mutate({ accountId, tagId: tag.tag_id, name })
  }
  return (
    <form className={styles.form} onSubmit={submit} {...checks}>
      <TextField
        label={t`New name of ${tag.name}`}
        name="name"
        required
        maxLength={TAG_NAME_MAX_LENGTH}
        defaultValue={tag.name}
        error={problemOf('name') ?? (renaming.isError ? errorText(renaming.error) : undefined)}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" isBusy={renaming.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function Merge({ accountId, tag, onDone }: PartProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const found = useQuery(usedTagsQuery(accountId, { page: 1, page_size: 100, search }))
  const others = (found.data?.data ?? []).filter(({ tag_id }) => tag_id !== tag.tag_id)
  const merging = useSavingLists(deleteTag, () => {
    notifyDone(t`“${tag.name}” is merged.`)
    onDone()
  })
  return (
    <DeleteDialog
      title={t`Merge “${tag.name}” with another tag?`}
      confirmLabel={t`Merge the tags`}
      replacement={{
        label: t`They get instead`,
        placeholder: t`Choose a tag`,
        options: others.map(({ tag_id: id, name }) => ({ id, label: name })),
        search: <SearchField label={t`Find a tag`} value={search} onSearch={setSearch} />,
      }}
      uses={
        <>
          <RulesUsing rules={tag.rules} isReplaced />
          <ViewsUsing views={tag.views} isReplaced />
        </>
      }
      error={merging.error ?? found.error}
      isBusy={merging.isPending}
      onDelete={(replaceTo) => merging.mutate({ accountId, tagId: tag.tag_id, replaceTo })}
      onClose={onDone}
    >
      <Plural
        value={tag.applicant_count}
        one="# applicant gets another tag instead of this one, which is deleted."
        other="# applicants get another tag instead of this one, which is deleted."
      />
    </DeleteDialog>
  )
}

function Deletion({ accountId, tag, onDone }: PartProps) {
  const { t } = useLingui()
  const deleting = useSavingLists(deleteTag, () => {
    notifyDone(t`“${tag.name}” is deleted.`)
    onDone()
  })
  return (
    <DeleteDialog
      title={t`Delete “${tag.name}”?`}
      confirmLabel={t`Delete the tag`}
      replacement={null}
      uses={
        <>
          <RulesUsing rules={tag.rules} isReplaced={false} />
          <ViewsUsing views={tag.views} isReplaced={false} />
        </>
      }
      error={deleting.error}
      isBusy={deleting.isPending}
      onDelete={(replaceTo) => deleting.mutate({ accountId, tagId: tag.tag_id, replaceTo })}
      onClose={onDone}
    >
      <Plural
        value={tag.applicant_count}
        one="It is taken off # applicant, and gone for good. To keep it for them under another name, merge it."
        other="It is taken off # applicants, and gone for good. To keep it for them under another name, merge it."
      />
    </DeleteDialog>
  )
}
