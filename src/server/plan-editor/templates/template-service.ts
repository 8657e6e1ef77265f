// Rules of requisition templates: made of a requisition, without its applicants and dates. What was made from one stays.
import * as contract from '#contract/plan-editor/requisition-templates.ts'
import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'

import { assertManagesJob, assertSeesJob } from '../../access/job-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { REQUISITION_TYPE } from '../../db/job-types.ts'
import { AppError } from '../../http/app-error.ts'
import { dropPlan } from '../plan-service.ts'
import { copyContent } from '../setup/new-requisition.ts'
import { copyTeam, deleteDraft, lockRequisition } from '../setup/setup-repository.ts'
import * as repository from './template-repository.ts'
import type { TemplateKey } from './template-repository.ts'

const ENTITY = 'requisition_template'

export function serveTemplates({ query, command }: StaffEndpoints): void {
  query(contract.listRequisitionTemplates, async ({ tx, access: { accountId }, query: asked }) => {
    const { rows, total } = await repository.listTemplates(tx, { ...asked, accountId })
    return { rows: rows.map(describe), total }
  })

  command(contract.saveAsTemplate, (changing) => save(changing, changing.body))

  command(contract.renameTemplate, (changing) =>
    rename(changing, { ...keyOf(changing), name: changing.body.name }),
  )

  command(contract.replaceTemplate, (changing) =>
    replace(changing, { ...keyOf(changing), from: changing.body.job_id }),
  )

  command(contract.deleteTemplate, (changing) => remove(changing, keyOf(changing)))
}

async function save(
  changing: Changing,
  { job_id: from, name }: { job_id: number; name: string },
): Promise<RequisitionTemplate> {
  const { tx, access, audit } = changing
  const { accountId } = access
  await assertSource(changing, from)
  const templateId = await repository.insertTemplate(tx, { accountId, name })
  if (templateId === null) throw nameTaken()
  await fill(tx, { accountId, templateId, from, name })
  const after = { name, job_id: from }
  await audit({ entity: ENTITY, entityId: templateId, action: 'create', after })
  return get(tx, { accountId, templateId })
}

async function rename(
  { tx, audit }: Changing,
  { name, ...key }: TemplateKey & { name: string },
): Promise<RequisitionTemplate> {
  const before = await lock(tx, key)
  if (await repository.isNameTaken(tx, { ...key, name })) throw nameTaken()
  await repository.renameTemplate(tx, { ...key, name })
  const names = { before: { name: before }, after: { name } }
  await audit({ entity: ENTITY, entityId: key.templateId, action: 'update', ...names })
  return get(tx, key)
}

async function replace(
  changing: Changing,
  { from, ...key }: TemplateKey & { from: number },
): Promise<RequisitionTemplate> {
  const { tx, audit } = changing
  const name = await lock(tx, key)
  await assertSource(changing, from)
  await dropPlan(tx, { accountId: key.accountId, jobId: key.templateId })
  await repository.emptyTemplate(tx, key)
  await fill(tx, { ...key, from, name })
  const after = { name, job_id: from }
  await audit({ entity: ENTITY, entityId: key.templateId, action: 'replace', after })
  return get(tx, key)
}

async function remove({ tx, audit }: Changing, key: TemplateKey) {
  const name = await lock(tx, key)
  const row = { accountId: key.accountId, jobId: key.templateId }
  await dropPlan(tx, row)
  await deleteDraft(tx, row)
  await audit({ entity: ENTITY, entityId: key.templateId, action: 'delete', before: { name } })
  return { requisition_template_id: key.templateId }
}

// A colleague who is kept to some requisitions takes no other's plan.
async function assertSource({ tx, access }: Changing, jobId: number): Promise<void> {
  const { accountId } = access
  if ((await lockRequisition(tx, { accountId, jobId })) === null) throw new AppError('not_found')
  const source = { access, jobId, jobTypeId: REQUISITION_TYPE }
  await assertSeesJob(tx, source)
  await assertManagesJob(tx, source)
}

async function fill(
  tx: Tx,
  { accountId, templateId, from, name }: TemplateKey & { from: number; name: string },
): Promise<void> {
  await copyContent(tx, { accountId, from, to: templateId, title: name })
  await copyTeam(tx, { accountId, from, to: templateId })
}

async function lock(tx: Tx, key: TemplateKey): Promise<string> {
  const name = await repository.lockTemplate(tx, key)
  if (name === null) throw new AppError('not_found')
  return name
}

async function get(tx: Tx, key: TemplateKey): Promise<RequisitionTemplate> {
  const row = await repository.findTemplate(tx, key)
  if (row === null) throw new Error('The template that was just changed is not there.')
  return describe(row)
}

function describe({ saved_at, ...row }: repository.TemplateRow): RequisitionTemplate {
  return { ...row, saved_at: saved_at.toISOString() }
}

function keyOf(changing: Changing & { params: { requisition_template_id: number } }): TemplateKey {
  const { access, params } = changing
  return { accountId: access.accountId, templateId: params.requisition_template_id }
}

function nameTaken(): AppError {
  return new AppError('value_taken', { fields: { name: 'There is a template of that name.' } })
}
