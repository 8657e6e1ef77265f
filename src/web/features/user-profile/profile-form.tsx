// The forms of the profile, saved one by one, with where their contents are: typed, on this device, with the server, or
// refused by it.
import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'

import type { UserProfile } from '#contract/people/user-profile.ts'
import type { ProfileRow } from '#web/offline/database.ts'
import type { StoredDraft } from '#web/offline/draft-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { retryProfile } from '#web/offline/profile-store.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SaveBadge, type SaveState } from '#web/ui/feedback/save-badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { useRefusalText } from '../shell/error-messages.ts'
import type { KnownPlace } from '../shell/offered-value.tsx'
import { useIsOnline } from '../shell/use-is-online.ts'
import { AddressFields, ContactFields, PersonalFields } from './profile-fields.tsx'
import { sectionOf, type Section } from './profile-values.ts'
import { useProfileForm, type FormSection } from './use-profile-form.ts'

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
  const { personal, contact } = form
  return (
    <div className={styles.form}>
      <RefusedSave row={row} offline={offline} />
      {isOutranked && row === null && (
        <Banner tone="info" isLive>
          <Trans>
            Another device saved your profile after this one did. What it saved stands, and is shown
            here.
          </Trans>
        </Banner>
      )}
      <SectionForm
        title={<Trans>Personal details</Trans>}
        name="personal"
        section={personal}
        row={row}
        isSaved={profile.dob !== null}
        saveLabel={<Trans>Save personal details</Trans>}
      >
        <PersonalFields form={form} />
      </SectionForm>
      <SectionForm
        title={<Trans>Contact</Trans>}
        name="contact"
        section={contact}
        row={row}
        isSaved={profile.saved_at !== null}
        saveLabel={<Trans>Save contact details</Trans>}
      >
        <ContactFields form={form} email={profile.email} />
        <AddressFields form={form} place={place} />
      </SectionForm>
    </div>
  )
}

type SectionFormProps = {
  title: ReactNode
  name: Section
  section: FormSection
  /** The save that is not with the server, of whatever section. */
  row: ProfileRow | null
  /** The server has something of the section. */
  isSaved: boolean
  saveLabel: ReactNode
  children: ReactNode
}

function SectionForm(props: SectionFormProps) {
  const { title, name, section, row, isSaved, saveLabel, children } = props
  const ids = useId()
  const isOnline = useIsOnline()
  const isWaiting = Object.keys(row?.body.fields ?? {}).some((field) => sectionOf(field) === name)
  const { isDirty, isSaving, hasStorageFailed, submit, discard } = section
  return (
    <Card as="section" aria-labelledby={ids}>
      <form className={styles.group} noValidate onSubmit={submit}>
        <CardTitle level={2} id={ids}>
          {title}
        </CardTitle>
        {children}
        {hasStorageFailed && (
          <Banner tone="danger" isLive>
            <Trans>
              This device could not store your changes. They are still in the fields: try again.
            </Trans>
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {saveLabel}
          </Button>
          {isDirty && !isSaving && (
            <>
              <Button variant="quiet" onClick={discard}>
                <Trans>Discard changes</Trans>
              </Button>
              <span className={styles.state}>
                <Trans>Not saved yet</Trans>
              </span>
            </>
          )}
          {(!isDirty || isSaving) && (isWaiting || isSaved) && (
            <SaveBadge state={saveStateOf({ isSaving, row: isWaiting ? row : null, isOnline })} />
          )}
        </div>
      </form>
    </Card>
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

function saveStateOf(input: {
  isSaving: boolean
  row: ProfileRow | null
  isOnline: boolean
}): SaveState {
  if (input.isSaving) return 'saving'
  if (input.row === null) return 'saved'
  if (input.row.refusal !== null) return 'refused'
  return input.isOnline ? 'saved-on-device' : 'offline'
}
