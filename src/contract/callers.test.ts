// Every address of the API has a caller: a screen, or one that the tables below name.
import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { COLLECTIONS } from './collections.ts'
import { ENDPOINTS } from './endpoints.ts'

/** Addresses that no screen calls, by who does. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  // Calls that the specification names, for programs of customers: the app does the same by another one, which also works
  // offline or says more.
  'API clients': [
    'changeJobExperience',
    'checkCompanyEmail',
    'checkUserEmail',
    'convertRawScores',
    'deleteEmailTemplate',
    'getCompanySummary',
    'getESignatureLimits',
    'getInterviewLink',
    'getJobExperience',
    'getSkillsSection',
    'getTypingTest',
    'listEeocQuestions',
    'listLookups',
    'listPreferences',
    'listSeparationGroups',
    'listTimeZones',
    'listUserQuestions',
    'listVendors',
    'orderVendorAssessment',
    'previewEmailTemplate',
    'saveEmailTemplate',
    'saveMeasurementSettings',
    'saveUserQuestions',
    'scoreTypingTest',
    'startSectionTime',
    'submitSkillsQuestion',
    'submitSkillsSection',
    'submitSkillsTest',
    'updateProgress',
    'validateQuestions',
  ],
  // What the provider's support does across companies, by the API alone.
  'provider support': [
    'listUsers',
    'mergeUserJobs',
    'mergeUsers',
    'previewUserMerge',
    'reassignCredentials',
  ],
  // The answer to a candidate who asks a company for their data, by the API alone.
  'company admins': ['downloadCandidateExport', 'listCandidateExports', 'requestCandidateExport'],
  // The address stands in the text, as an image or a video.
  'rich texts': ['getCompanyMedia'],
  // The address comes with the reply to the preview that it shows.
  'frames of email previews': ['getEmailPreview'],
  'the version of the app before': ['endMySessionUnproven'],
}

/** Addresses that a file puts together while the app runs, with the part that stands in it. */
const COMPOSED: readonly { file: string; part: string; endpoints: readonly string[] }[] = [
  {
    file: 'src/web/features/email-editor/email-editor-data.ts',
    part: "const COMPANY = '/account/v1/email-templates/{account_id}/'",
    endpoints: [
      'getCompanyEmail',
      'previewCompanyEmail',
      'restoreCompanyEmail',
      'saveCompanyEmail',
      'testCompanyEmail',
    ],
  },
  {
    file: 'src/web/features/email-editor/email-editor-data.ts',
    part: "const PROVIDER = '/account/v1/template/email/'",
    endpoints: [
      'getProviderEmail',
      'previewProviderEmail',
      'restoreProviderEmail',
      'saveProviderEmail',
      'testProviderEmail',
    ],
  },
  {
    file: 'src/web/features/email-editor/email-editor-data.ts',
    part: '/account/v1/template-create/$',
    endpoints: ['createCompanyEmail', 'createProviderEmail'],
  },
  {
    file: 'src/web/features/messages/messages-card.tsx',
    part: '/messages/${message.message_id}/files/',
    endpoints: ['getMessageFile'],
  },
  {
    file: 'src/web/features/messages/reply-entry.tsx',
    part: '/replies/${reply.reply_id}/files/',
    endpoints: ['getReplyFile'],
  },
]

const sources = globSync('src/web/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.|\.gen\.|\.d\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const CONSTANT = /const (\w+)\s*(?::[^=\n]+)?=\s*(['"`])((?:\/|\$\{)[^'"`\n]*)\2/g
const LITERAL = /(['"`])((?:\/|\$\{)[^'"`\n]*)\1/g
const IMPORTS = /import (?:type )?\{([^}]*)\}/g

const constants = new Map(
  sources.map(({ path, text }) => [
    path,
    new Map([...text.matchAll(CONSTANT)].map(([, name = '', , value = '']) => [name, value])),
  ]),
)
/** Every constant by its name, which several files may have. */
const shared = Map.groupBy(
  [...constants.values()].flatMap((own) => [...own]),
  ([name]) => name,
)

/** The endpoints whose address stands in the screens' code. By address: methods are the compiler's matter. */
const called = new Set<string>(
  sources.flatMap(({ path, text }) => {
    const patterns = addressesIn(path, text).map(patternOf)
    return [...ENDPOINTS]
      .filter(([, { url }]) => patterns.some((pattern) => pattern.test(url)))
      .map(([name]) => name)
  }),
)
const ofCollections = new Set(Object.keys(COLLECTIONS))
const named = Object.values(CALLERS).flat()
const composed = COMPOSED.flatMap(({ endpoints }) => endpoints)

describe('the callers of the API', () => {
  it('are known for every endpoint', () => {
    // Those of collections are called from their declaration, by one screen for all of them.
    const unknown = [...ENDPOINTS.keys()].filter(
      (name) =>
        !called.has(name) &&
        !named.includes(name) &&
        !composed.includes(name) &&
        !ofCollections.has(name.split('.')[0] ?? ''),
    )
    expect(unknown).toEqual([])
  })

  it.each([...named, ...composed])('outside of the screens’ code are needed for %s', (name) => {
    expect(ENDPOINTS.has(name)).toBe(true)
    expect(called.has(name)).toBe(false)
  })

  it.each(COMPOSED)('put $part together in $file', ({ file, part }) => {
    expect(readFileSync(file, 'utf8')).toContain(part)
  })
})

/** The addresses in a file and those that it imports; `*` for a part that is known while it runs. */
function addressesIn(path: string, text: string): string[] {
  const imported = [...text.matchAll(IMPORTS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  )
  const literals = [...text.matchAll(LITERAL)].map(([, , literal = '']) => literal)
  const own = constants.get(path)
  const find = (name: string) => {
    const value = own?.get(name)
    if (value !== undefined) return [value]
    return imported.includes(name) ? valuesOf(name) : []
  }
  return [...literals, ...imported.flatMap(valuesOf)]
    .flatMap((one) => expand(one, find))
    .map((one) => one.replace(/\?.*$/, ''))
    .filter((one) => /^\/[a-z-]+\/v\d/.test(one))
}

function valuesOf(name: string): string[] {
  return (shared.get(name) ?? []).map(([, value]) => value)
}

/** A text with the constants that it names; those in their turn may name any. */
function expand(text: string, find: (name: string) => string[]): string[] {
  const [found, name = ''] = /\$\{([^}]*)\}/.exec(text) ?? []
  if (found === undefined) return [text]
  const values = find(name)
  const parts = values.length === 0 ? ['*'] : values.flatMap((value) => expand(value, valuesOf))
  return parts.flatMap((part) =>
    expand(
      text.replace(found, () => part),
      find,
    ),
  )
}

function patternOf(address: string): RegExp {
  const parts = address.split(/(\{\w+\}|\*)/).map((part) => {
    if (part === '*') return '[^/]+'
    return part.startsWith('{') ? ':\\w+' : part.replaceAll('.', '\\.')
  })
  return new RegExp(`^${parts.join('')}$`)
}
