// What the email editor asks of the server: of a company's emails, or of everyone's defaults.
import { queryOptions } from '@tanstack/react-query'

import type { Locale } from '#contract/core/shape.ts'
import type {
  EditedEmail,
  EmailPreview,
  ListedEmail,
} from '#contract/messages/email-editor-shapes.ts'
import { begunFrom } from '#web/api/begun-from.ts'
import { callAddress } from '#web/api/call-address.ts'
import { DATA } from '#web/api/use-data.ts'
import type { CommandHeader } from '#web/features/shell/use-command.ts'

import type { EditorScope } from './email-editor-paths.ts'
import type { TemplateDraft } from './template-draft.ts'
import { withTestData } from './test-data-in.ts'
import type { TestData } from './test-data.ts'

type Account = EditorScope['accountId']
type Named = { readonly slug: string; readonly language: Locale }
export type EmailToSend = Omit<Named, 'slug'> & {
  /** Null for a new one. */
  readonly slug: string | null
  readonly draft: TemplateDraft
}

const COMPANY = '/account/v1/email-templates/{account_id}/'
const PROVIDER = '/account/v1/template/email/'

/** The keys of what shows templates outside of the editor, and is not read with `useData`. */
export const SHOWN_IN = ['email-templates'] as const

/** The emails in one language. */
export function emailsQuery(account: Account, language: Locale) {
  return readQuery<ListedEmail[]>(baseOf(account), { ...paramsOf(account), query: { language } })
}

/** One email in one language, with its default. */
export function emailQuery(account: Account, { slug, language }: Named) {
  const params = { ...paramsOf(account, { slug }), query: { language } }
  return readQuery<EditedEmail>(`${baseOf(account)}{template_name}/`, params)
}

function readQuery<Data>(url: string, params: object) {
  return queryOptions({
    queryKey: [DATA, url, params],
    queryFn: ({ signal }) => callAddress<{ data: Data }>({ method: 'get', url, params, signal }),
    staleTime: 0,
    // Leaving the editor clears what it read.
    gcTime: 0,
  })
}

/** A draft as its reader would see it; `isTest` sends it to the user as well. */
export function previewQuery(account: Account, email: EmailToSend & { values: TestData }) {
  return queryOptions({
    queryKey: ['email-preview', account, email],
    queryFn: ({ signal }) =>
      callAddress<{ data: EmailPreview }>({
        method: 'post',
        url: `${baseOf(account)}preview/`,
        params: paramsOf(account),
        body: previewBody(email),
        signal,
      }).then(({ data }) => data),
    retry: false,
    // Its address works for ten minutes: what is shown again is asked for again.
    gcTime: 0,
  })
}

/** Stores an email in one language; without a slug, a new one. */
export async function saveEmail(
  { account, slug, language, draft, base }: EmailToSend & { account: Account; base: object | null },
  header: CommandHeader,
): Promise<EditedEmail> {
  const call = { body: { ...draft, language } }
  const { data } = await callAddress<{ data: EditedEmail }>(
    slug === null
      ? {
          method: 'post',
          url: `/account/v1/template-create/${account === null ? '' : '{account_id}/'}`,
          params: paramsOf(account, { header }),
          ...call,
        }
      : {
          method: 'put',
          url: `${baseOf(account)}{template_name}/`,
          params: paramsOf(account, { slug, header }),
          headers: base === null ? {} : begunFrom(base),
          ...call,
        },
  )
  return data
}

/** Removes what is stored in one language: the default counts again, or the template is gone. */
export function restoreEmail(
  { account, slug, language }: Named & { account: Account },
  header: CommandHeader,
): Promise<unknown> {
  return callAddress({
    method: 'delete',
    url: `${baseOf(account)}{template_name}/`,
    params: { ...paramsOf(account, { slug, header }), query: { language } },
  })
}

/** Sends a draft to the user, marked as a test. */
export function sendTest(
  { account, email }: { account: Account; email: EmailToSend & { values: TestData } },
  header: CommandHeader,
): Promise<{ data: { to: string } }> {
  return callAddress({
    method: 'post',
    url: `${baseOf(account)}test/`,
    params: paramsOf(account, { header }),
    body: previewBody(email),
  })
}

function previewBody({ slug, language, draft, values }: EmailToSend & { values: TestData }) {
  const {
    template_display_name: _name,
    description: _description,
    ...sent
  } = withTestData(draft, values)
  return { ...sent, template_slug: slug ?? '', language }
}

function baseOf(account: Account): string {
  return account === null ? PROVIDER : COMPANY
}

function paramsOf(account: Account, given: { slug?: string; header?: CommandHeader } = {}) {
  const { slug, header } = given
  return {
    path: {
      ...(account === null ? {} : { account_id: account }),
      ...(slug === undefined ? {} : { template_name: slug }),
    },
    ...(header === undefined ? {} : { header }),
  }
}
