// Example values that a user types for the preview, by template, in this browser's local storage until they sign out.
import { useState } from 'react'

import { findRememberedJson, remember } from '#web/offline/browser-storage.ts'

/** By the name of the variable. */
export type TestData = Readonly<Record<string, string>>

type Stored = { readonly userId: number; readonly templates: Readonly<Record<string, TestData>> }

/** The values of one template; another user of the browser has none of them. */
export function findTestData(userId: number, templateName: string): TestData {
  return storedOf(userId)[templateName] ?? {}
}

/** The values, and how to change one; an empty one is forgotten. */
export function useTestData(userId: number, templateName: string) {
  const [values, setValues] = useState(() => findTestData(userId, templateName))
  const change = (next: TestData) => {
    const filled = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    setValues(filled)
    const templates = { ...storedOf(userId), [templateName]: filled }
    remember('email-test-data', JSON.stringify({ userId, templates } satisfies Stored))
  }
  return { values, change }
}

function storedOf(userId: number): Stored['templates'] {
  const stored = findRememberedJson('email-test-data')
  return isStored(stored) && stored.userId === userId ? stored.templates : {}
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'userId' in value && 'templates' in value
}
