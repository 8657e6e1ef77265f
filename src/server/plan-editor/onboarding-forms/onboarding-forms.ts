// A company's onboarding forms: those that plans can take, for users who write plans, and all of them in the settings.
import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import * as contract from '#contract/settings/account-onboarding-forms.ts'
import type {
  CompanyOnboardingForm,
  OnboardingFormContent,
} from '#contract/settings/account-onboarding-forms.ts'

import { lockList } from '../../access/collections/lock-list.ts'
import { assertBegunFrom, type Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import { packageOf } from '../../assessments/describe-package.ts'
import { formContent } from '../../assessments/kinds/application-form.ts'
import { cleanQuestion } from '../../assessments/kinds/formatted-question.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as repository from './onboarding-form-repository.ts'
import type { FormKey } from './onboarding-form-repository.ts'

/** For a hire. */
export { lockHireForm } from './onboarding-form-repository.ts'

export function serveOnboardingForms({ query, command }: StaffEndpoints): void {
  query(contract.listAccountOnboardingForms, ({ tx, access: { accountId }, query: asked }) =>
    repository.listForms(tx, { ...asked, accountId }),
  )

  query(contract.listCompanyOnboardingForms, ({ tx, params, query: asked }) =>
    repository.listForms(tx, { ...asked, accountId: params.account_id }),
  )

  query(contract.getCompanyOnboardingForm, ({ tx, params }) => get(tx, keyOf(params)))

  query(contract.previewOnboardingForm, ({ tx, body }) => preview(tx, clean(body)))

  command(contract.createOnboardingForm, ({ body, ...changing }) => create(changing, body))

  command(contract.updateOnboardingForm, ({ params, body, ...changing }) =>
    update(changing, { ...keyOf(params), content: body }),
  )

  command(contract.setHireForm, ({ params, body, ...changing }) =>
    setForHires(changing, { ...keyOf(params), isForHires: body.is_for_hires }),
  )

  command(contract.archiveOnboardingForm, ({ params, ...changing }) =>
    setArchived(changing, { ...keyOf(params), isArchived: true }),
  )

  command(contract.restoreOnboardingForm, ({ params, ...changing }) =>
    setArchived(changing, { ...keyOf(params), isArchived: false }),
  )
}

async function preview(tx: Tx, { sections }: OnboardingFormContent): Promise<AssessmentPackage> {
  const { asmtId, content } = await repository.findBase(tx)
  const written = { ...content, ...formContent({ sections }) }
  return packageOf({ asmtId, content: written }, { instruction: '' })
}

async function create(
  { tx, access: { accountId }, audit }: Changing,
  given: OnboardingFormContent,
): Promise<CompanyOnboardingForm> {
  const content = clean(given)
  await assertNameFree(tx, { accountId, formId: null, name: content.name })
  const formId = await repository.insertForm(tx, { accountId, content })
  await audit({ ...entryOf(formId), action: 'create', after: { name: content.name } })
  return get(tx, { accountId, formId })
}

async function update(
  changing: Changing,
  { content: given, ...key }: FormKey & { content: OnboardingFormContent },
): Promise<CompanyOnboardingForm> {
  const { tx, audit } = changing
  const { name, sections, archivedAt } = await lock(tx, key)
  // It is restored first, so that no one changes what is not in use.
  if (archivedAt !== null) throw new AppError('not_found')
  assertBegunFrom(changing, { name, sections })
  const content = clean(given)
  await assertNameFree(tx, { ...key, name: content.name })
  await repository.updateForm(tx, { ...key, content })
  await audit({
    ...entryOf(key.formId),
    action: 'update',
    before: summaryOf({ name, sections }),
    after: summaryOf(content),
  })
  return get(tx, key)
}

async function setArchived(
  { tx, audit }: Changing,
  { isArchived, ...key }: FormKey & { isArchived: boolean },
): Promise<CompanyOnboardingForm> {
  const { name, archivedAt } = await lock(tx, key)
  if ((archivedAt !== null) !== isArchived) {
    if (!isArchived) await assertNameFree(tx, { ...key, name })
    await repository.setArchived(tx, { ...key, isArchived })
    const named = isArchived ? { before: { name } } : { after: { name } }
    await audit({ ...entryOf(key.formId), action: isArchived ? 'archive' : 'restore', ...named })
  }
  return get(tx, key)
}

// An archived form keeps its place until another one takes it, and cannot get it.
async function setForHires(
  { tx, audit }: Changing,
  { isForHires, ...key }: FormKey & { isForHires: boolean },
): Promise<CompanyOnboardingForm> {
  await repository.lockHireChoice(tx, key)
  const held = await lock(tx, key)
  if (held.archivedAt !== null && isForHires) throw new AppError('not_found')
  if (held.isForHires !== isForHires) {
    await repository.setForHires(tx, { ...key, isForHires })
    await audit({
      ...entryOf(key.formId),
      action: 'update',
      before: { is_for_hires: held.isForHires },
      after: { name: held.name, is_for_hires: isForHires },
    })
  }
  return get(tx, key)
}

// Two forms of one name could not be told apart where one is chosen.
async function assertNameFree(
  tx: Tx,
  given: { accountId: number; formId: number | null; name: string },
): Promise<void> {
  await lockList(tx, given)
  if (await repository.isNameTaken(tx, given))
    throw new AppError('value_taken', { fields: { name: 'Another form has this name.' } })
}

async function lock(tx: Tx, key: FormKey) {
  const row = await repository.lockForm(tx, key)
  if (row === null) throw new AppError('not_found')
  return row
}

async function get(tx: Tx, key: FormKey): Promise<CompanyOnboardingForm> {
  const row = await repository.findCompanyForm(tx, key)
  if (row === null) throw new AppError('not_found')
  return row
}

function clean({ name, sections }: OnboardingFormContent): OnboardingFormContent {
  return {
    name,
    sections: sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        field.source === 'company' ? { ...field, written: cleanQuestion(field.written) } : field,
      ),
    })),
  }
}

/** What the trail keeps of a form: the fields themselves would fill it. */
function summaryOf({ name, sections }: OnboardingFormContent) {
  return { name, fields: sections.flatMap((section) => section.fields).length }
}

function entryOf(entityId: number) {
  return { entity: 'onboarding_form', entityId } as const
}

function keyOf(params: { account_id: number; account_onboarding_form_id: number }): FormKey {
  return { accountId: params.account_id, formId: params.account_onboarding_form_id }
}
