// The entries, with the one that is written, and the one that was deleted last.
import { Trans, useLingui } from '@lingui/react/macro'
import { Briefcase, Plus } from 'lucide-react'
import { useState } from 'react'

import type { ExperienceFields, JobExperience } from '#contract/people/job-experiences.ts'
import { EXPERIENCE_LIMITS } from '#contract/people/people-rules.ts'
import type { ExperienceRow } from '#web/offline/database.ts'
import type { StoredDraft } from '#web/offline/draft-store.ts'
import { retryExperiences } from '#web/offline/experience-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SaveBadge, type SaveState } from '#web/ui/feedback/save-badge.tsx'
import { CardList } from '#web/ui/layout/card.tsx'

import { useRefusalText } from '../shell/error-messages.ts'
import type { KnownPlace } from '../shell/offered-value.tsx'
import { useDraft } from '../shell/use-draft.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import { ExperienceCard } from './experience-card.tsx'
import { entriesOf, entryOfDraft, NEW_ENTRY, type Entry } from './experience-entries.ts'
import { ExperienceForm } from './experience-form.tsx'
import { useSavingExperience } from './use-saving-experience.ts'

import styles from './job-experiences.module.css'

type ExperienceListProps = {
  offline: Offline
  stored: readonly JobExperience[]
  unsent: readonly ExperienceRow[]
  draft: StoredDraft
  place: KnownPlace | null
}

export function ExperienceList({ offline, stored, unsent, draft, place }: ExperienceListProps) {
  const [restored] = useState(() => entryOfDraft(draft.value))
  const [open, setOpen] = useState(restored)
  const [typed, setTyped] = useState(restored)
  useDraft(offline, { key: 'experience-draft', epoch: draft.epoch, value: typed })
  const [deleted, setDeleted] = useState<Entry | null>(null)
  const saving = useSavingExperience(offline)
  const entries = entriesOf(stored, unsent)
  const isNew = open !== null && !entries.some((one) => one.userJobId === open.userJobId)
  const close = () => {
    setOpen(null)
    setTyped(null)
  }
  const save = (userJobId: string, fields: ExperienceFields) =>
    saving.mutate({ userJobId, fields }, { onSuccess: close })
  const remove = (entry: Entry) =>
    saving.mutate(
      { userJobId: entry.userJobId, fields: null },
      { onSuccess: () => setDeleted(entry) },
    )
  const restore = (entry: Entry) => saving.mutate(entry, { onSuccess: () => setDeleted(null) })
  const form = (entry: Entry) => (
    <ExperienceForm
      key={entry.userJobId}
      fields={entry.fields}
      place={place}
      isAskedFor={entry !== restored}
      isSaving={saving.isPending}
      onType={(fields) => setTyped({ userJobId: entry.userJobId, fields })}
      onSave={(fields) => save(entry.userJobId, fields)}
      onCancel={close}
    />
  )
  const add = () => setOpen({ userJobId: uuidv7(offline.store.now()), fields: NEW_ENTRY })
  return (
    <>
      <Refused unsent={unsent} offline={offline} />
      {saving.isError && <NotStored />}
      {deleted !== null && <Deleted entry={deleted} onUndo={() => restore(deleted)} />}
      {entries.length > 0 && (
        <Head
          canAdd={open === null && entries.length < EXPERIENCE_LIMITS.entries}
          unsent={unsent}
          onAdd={add}
        />
      )}
      {isNew && form(open)}
      {entries.length === 0 && open === null && <Nothing onAdd={add} />}
      {entries.length > 0 && (
        <CardList>
          {entries.map((entry) =>
            open?.userJobId === entry.userJobId ? (
              <li key={entry.userJobId}>{form(open)}</li>
            ) : (
              <ExperienceCard
                key={entry.userJobId}
                fields={entry.fields}
                onEdit={() => setOpen(entry)}
                onDelete={() => remove(entry)}
              />
            ),
          )}
        </CardList>
      )}
    </>
  )
}

type HeadProps = { canAdd: boolean; unsent: readonly ExperienceRow[]; onAdd: () => void }

function Head({ canAdd, unsent, onAdd }: HeadProps) {
  const isOnline = useIsOnline()
  return (
    <div className={styles.head}>
      {canAdd && (
        <Button variant="primary" onClick={onAdd}>
          <Plus size={17} aria-hidden="true" /> <Trans>Add a position</Trans>
        </Button>
      )}
      <SaveBadge state={saveStateOf(unsent, isOnline)} />
    </div>
  )
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={<Briefcase size={24} />}
      headingLevel={2}
      title={<Trans>No positions yet</Trans>}
      action={
        <Button variant="primary" onClick={onAdd}>
          <Plus size={17} aria-hidden="true" /> <Trans>Add a position</Trans>
        </Button>
      }
    >
      <Trans>Write down where you worked and what you did, once for all applications.</Trans>
    </EmptyState>
  )
}

function Deleted({ entry, onUndo }: { entry: Entry; onUndo: () => void }) {
  const { title } = entry.fields
  return (
    <Banner
      isLive
      action={
        <Button size="small" onClick={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <Trans>“{title}” is deleted.</Trans>
    </Banner>
  )
}

function NotStored() {
  return (
    <Banner tone="danger" isLive>
      <Trans>This device could not store your changes. Try again.</Trans>
    </Banner>
  )
}

/** What the server did not take, why, and the way on (I5). */
function Refused({ unsent, offline }: { unsent: readonly ExperienceRow[]; offline: Offline }) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const row = unsent.find(({ refusal }) => refusal !== null)
  if (row === undefined || row.refusal === null) return null
  const retry = () => void retryExperiences(offline).then(() => offline.engine.wake())
  return (
    <Banner
      tone="warning"
      isLive
      title={t`The server did not accept your changes. They are saved on this device.`}
      action={
        <Button size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {refusalText(row.refusal)}
    </Banner>
  )
}

function saveStateOf(unsent: readonly ExperienceRow[], isOnline: boolean): SaveState {
  if (unsent.length === 0) return 'saved'
  if (unsent.some(({ refusal }) => refusal !== null)) return 'refused'
  return isOnline ? 'saved-on-device' : 'offline'
}
