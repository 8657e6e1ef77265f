// The form itself, with where its contents are: typed, on this device, with the server, or refused by it.
import { Trans } from '@lingui/react/macro'

import type { UserProfile } from '#contract/people/user-profile.ts'
import type { ProfileRow } from '#web/offline/database.ts'
import type { StoredDraft } from '#web/offline/draft-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { retryProfile } from '#web/offline/profile-store.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SaveBadge, type SaveState } from '#web/ui/feedback/save-badge.tsx'

import { useRefusalText } from '../shell/error-messages.ts'
import type { KnownPlace } from '../shell/offered-value.tsx'
import { useIsOnline } from '../shell/use-is-online.ts'
import { AboutFields, AddressFields, ContactFields, NameFields } from './profile-fields.tsx'
import { useProfileForm, type ProfileForm as Form } from './use-profile-form.ts'

import styles from './user-profile.module.css'

type ProfileFormProps = {
  offline: Offline
  profile: UserProfile
  /** The save that is not with the server. */
  row: ProfileRow | null
  draft: StoredDraft
  isOutranked: boolean
  /** Where they work, as My Experience says; null for nowhere. */
  place: KnownPlace | null
}

export function ProfileForm({
  offline,
  profile,
  row,
  draft,
  isOutranked,
  place,
}: ProfileFormProps) {
  const form = useProfileForm({ offline, profile, row, draft })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <RefusedSave row={row} offline={offline} />
      {isOutranked && row === null && (
        <Banner tone="info" isLive>
          <Trans>
            Another device saved your profile after this one did. What it saved stands, and is shown
            here.
          </Trans>
        </Banner>
      )}
      <NameFields form={form} />
      <ContactFields form={form} email={profile.email} />
      <AddressFields form={form} place={place} />
      <AboutFields form={form} />
      {form.hasStorageFailed && (
        <Banner tone="danger" isLive>
          <Trans>
            This device could not store your changes. They are still in the fields: try again.
          </Trans>
        </Banner>
      )}
      <Actions form={form} row={row} isSaved={profile.saved_at !== null} />
    </form>
  )
}

function Actions({ form, row, isSaved }: { form: Form; row: ProfileRow | null; isSaved: boolean }) {
  const isOnline = useIsOnline()
  const state = saveStateOf({ isSaving: form.isSaving, row, isOnline })
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" size="large" isBusy={form.isSaving}>
        <Trans>Save</Trans>
      </Button>
      {form.isDirty && !form.isSaving && (
        <>
          <Button variant="quiet" onClick={form.discard}>
            <Trans>Discard changes</Trans>
          </Button>
          <span className={styles.state}>
            <Trans>Not saved yet</Trans>
          </span>
        </>
      )}
      {(!form.isDirty || form.isSaving) && (row !== null || isSaved) && <SaveBadge state={state} />}
    </div>
  )
}

/** What the server did not take, why, and the way on (I5). */
function RefusedSave({ row, offline }: { row: ProfileRow | null; offline: Offline }) {
  const refusalText = useRefusalText()
  if (row === null || row.refusal === null) return null
  const retry = () => void retryProfile(offline).then(() => offline.engine.wake())
  const isOfFields = Object.keys(row.refusal.fields).length > 0
  return (
    <Banner
      tone="warning"
      isLive
      title={<Trans>The server did not accept your changes. They are saved on this device.</Trans>}
      action={
        isOfFields ? undefined : (
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {refusalText(row.refusal)}
    </Banner>
  )
}

function saveStateOf(given: {
  isSaving: boolean
  row: ProfileRow | null
  isOnline: boolean
}): SaveState {
  if (given.isSaving) return 'saving'
  if (given.row === null) return 'saved'
  if (given.row.refusal !== null) return 'refused'
  return given.isOnline ? 'saved-on-device' : 'offline'
}
