// The emails in a company's name: its own rows, its own trail.
import { randomUUID } from 'node:crypto'

import * as contract from '#contract/messages/email-editor.ts'

import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import * as editor from './email-editor-service.ts'
import type { Acting } from './email-editor-service.ts'
import { type EditorDeps, orderTest, preview } from './preview-email.ts'

export function serveCompanyEmails({ query, command }: StaffEndpoints, deps: EditorDeps): void {
  const { senders, now } = deps

  query(contract.listCompanyEmails, ({ tx, access, query: { language } }) =>
    editor.listEmails(tx, { ...access, language }),
  )

  query(contract.getCompanyEmail, ({ tx, access, params, query: { language }, origin }) => {
    const slug = params.template_name
    return editor.getEmail(tx, { ...access, slug, language, context: { senders, origin } })
  })

  command(contract.saveCompanyEmail, ({ params, body: fields, origin, ...changing }) => {
    const saving = { ...changing.access, fields, context: { senders, origin }, at: now() }
    return editor.saveEmail(actingFor(changing), { ...saving, slug: params.template_name })
  })

  command(contract.restoreCompanyEmail, ({ params, query: { language }, ...changing }) => {
    const key = { ...changing.access, slug: params.template_name, language }
    return editor.removeEmail(actingFor(changing), key)
  })

  command(contract.createCompanyEmail, ({ body: fields, origin, ...changing }) => {
    const saving = { ...changing.access, fields, context: { senders, origin }, at: now() }
    return editor.createEmail(actingFor(changing), saving)
  })

  query(contract.previewCompanyEmail, ({ tx, access, body: draft, origin }) =>
    preview(tx, { accountId: access.accountId, draft, origin, deps }),
  )

  command(contract.testCompanyEmail, ({ tx, access, body: draft, origin }) => {
    const { accountId, userId } = access
    return orderTest(tx, { accountId, userId, draft, origin, deps, mailId: randomUUID() })
  })
}

// A template has a name and no number: the trail lists them all under the company.
function actingFor({ tx, access, begunFrom = null, audit }: Changing): Acting {
  const entityId = access.accountId
  return {
    tx,
    begunFrom,
    audit: ({ slug, action, before, after }) =>
      audit({
        entity: 'email_template',
        entityId,
        action,
        ...(before === undefined ? {} : { before }),
        after: { template_slug: slug, ...after },
      }),
  }
}
