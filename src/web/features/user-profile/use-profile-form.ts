// The state of the form: what is typed over what is saved, what waits to be sent, and what is not right.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'

import type { UserProfile } from '#contract/people/user-profile.ts'
import type { ProfilePatch, ProfileRow } from '#web/offline/database.ts'
import type { StoredDraft } from '#web/offline/draft-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import { saveProfile } from '#web/offline/profile-store.ts'

import { useDraft } from '../shell/use-draft.ts'
import {
  editsOf,
  patchOf,
  problemsOf,
  TEXT_FIELDS,
  valuesOf,
  type Edits,
  type Problem,
  type Problems,
  type TextField,
} from './profile-values.ts'
import { showSaved } from './user-profile-queries.ts'

export type ProfileForm = ReturnType<typeof useProfileForm>

export function useProfileForm(given: {
  offline: Offline
  profile: UserProfile
  row: ProfileRow | null
  draft: StoredDraft
}) {
  const { offline, profile, row, draft } = given
  const saved = valuesOf(profile, row?.body.fields ?? {})
  const [edits, setEdits] = useState<Edits>(() => editsOf(draft.value))
  const [problems, setProblems] = useState<Problems>({})
  const patch = patchOf(edits, saved)
  const isDirty = Object.keys(patch).length > 0
  const values = { ...saved, ...edits }
  const { epoch } = draft
  useDraft(offline, { key: 'profile-draft', epoch, value: isDirty ? edits : null })
  const saving = useSaving(offline, () => setEdits({}))

  /** What is wrong with a field: what was found here, or what the server said of what still stands there. */
  function problemOf(field: TextField): Problem | undefined {
    const isRefused = row?.refusal?.fields[field] !== undefined && edits[field] === undefined
    return problems[field] ?? (isRefused ? 'wrong' : undefined)
  }

  function set(change: Edits): void {
    setEdits({ ...edits, ...change })
    setProblems(without(problems, change))
  }

  function discard(): void {
    setEdits({})
    setProblems({})
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = problemsOf(values, new Date().toISOString().slice(0, 10))
    setProblems(found)
    const first = TEXT_FIELDS.find((field) => found[field] !== undefined)
    if (first !== undefined) focusOn(event.currentTarget, first)
    else if (isDirty) saving.mutate(patch)
  }

  const { isPending: isSaving, isError: hasStorageFailed } = saving
  return { values, isDirty, isSaving, hasStorageFailed, problemOf, set, discard, submit }
}

function useSaving(offline: Offline, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    // It waits for the device and not for the network.
    networkMode: 'always',
    mutationFn: (fields: ProfilePatch) =>
      saveProfile(offline, { fields, now: offline.store.now() }),
    onSuccess: async (_, fields) => {
      onSaved()
      offline.engine.wake()
      await showSaved(queryClient, { userId: offline.ownerId, fields })
    },
  })
}

function focusOn(form: HTMLFormElement, field: TextField): void {
  const element = form.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}

// The names are looked at again once they are said to be whole.
function without(problems: Problems, change: Edits): Problems {
  const looked = new Set(Object.keys(change))
  if (change.is_full_name === true) for (const name of NAMES) looked.add(name)
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !looked.has(field)))
}

const NAMES = ['first_name', 'last_name'] as const
