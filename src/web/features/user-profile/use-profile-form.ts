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
  partOf,
  patchOf,
  problemsOf,
  SECTIONS,
  valuesOf,
  type Edits,
  type Problem,
  type Problems,
  type Section,
  type TextField,
} from './profile-values.ts'
import { showSaved } from './user-profile-queries.ts'

export type ProfileForm = ReturnType<typeof useProfileForm>

type FormInput = {
  readonly offline: Offline
  readonly profile: UserProfile
  readonly row: ProfileRow | null
  readonly draft: StoredDraft
}

export function useProfileForm(input: FormInput) {
  const { offline, draft } = input
  const fields = useFields(input)
  const { saved, edits, values, forget, check, problemOf, set } = fields
  const [saves, setSaves] = useState(0)
  const isAnyDirty = Object.keys(patchOf(edits, saved)).length > 0
  // A save takes the draft of every section: its number makes what is left of it news, which is stored again.
  const value = isAnyDirty ? { ...edits, saves } : null
  useDraft(offline, { key: 'profile-draft', epoch: draft.epoch, value })
  const common: Common = {
    offline,
    patchOf: (section) => patchOf(partOf(edits, section), saved),
    check,
    forget,
    onSaved: (section) => {
      forget(section)
      setSaves((count) => count + 1)
    },
  }
  const personal = useSection('personal', common)
  const contact = useSection('contact', common)
  return { values, problemOf, set, personal, contact }
}

/** What is typed over what is saved, and what is wrong with it. */
function useFields({ profile, row, draft }: FormInput) {
  const saved = valuesOf(profile, row?.body.fields ?? {})
  const [edits, setEdits] = useState<Edits>(() => editsOf(draft.value))
  const [problems, setProblems] = useState<Problems>({})
  const values = { ...saved, ...edits }

  /** What is wrong with a field: what was found here, or what the server said of what still stands there. */
  function problemOf(field: TextField): Problem | undefined {
    const isRefused = row?.refusal?.fields[field] !== undefined && edits[field] === undefined
    return problems[field] ?? (isRefused ? 'wrong' : undefined)
  }

  function set(change: Edits): void {
    setEdits({ ...edits, ...change })
    setProblems(without(problems, change))
  }

  function forget(section: Section): void {
    const other = section === 'personal' ? 'contact' : 'personal'
    setEdits((all) => partOf(all, other))
    setProblems((all) => partOf(all, other))
  }

  function check(section: Section): TextField | undefined {
    const found = partOf(problemsOf(values, new Date().toISOString().slice(0, 10)), section)
    setProblems({ ...problems, ...found })
    return SECTIONS[section].find((field) => found[field] !== undefined)
  }

  return { saved, edits, values, problemOf, set, forget, check }
}

type Common = {
  readonly offline: Offline
  /** What the edits of a section change. */
  readonly patchOf: (section: Section) => ProfilePatch
  /** Says what is not right in a section; returns the first field with it. */
  readonly check: (section: Section) => TextField | undefined
  /** Takes the edits of a section, and what is wrong with them, out of the form. */
  readonly forget: (section: Section) => void
  readonly onSaved: (section: Section) => void
}

export type FormSection = ReturnType<typeof useSection>

/** A part of the profile with a save of its own. */
function useSection(section: Section, common: Common) {
  const { offline, check, forget, onSaved } = common
  const saving = useSaving(offline, () => onSaved(section))
  const patch = common.patchOf(section)
  const isDirty = Object.keys(patch).length > 0

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const first = check(section)
    if (first !== undefined) focusOn(event.currentTarget, first)
    else if (isDirty) saving.mutate(patch)
  }

  const { isPending: isSaving, isError: hasStorageFailed } = saving
  return { isDirty, isSaving, hasStorageFailed, submit, discard: () => forget(section) }
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
