// Where requisition templates are read and shown.
export const TEMPLATES = '/smartreq/v1/account/{account_id}/requisition-templates/'
export const TEMPLATE = `${TEMPLATES}{requisition_template_id}/` as const

export const TEMPLATES_HREF = '/hire/templates'

export function templatePath(accountId: number, templateId: number) {
  return { path: { account_id: accountId, requisition_template_id: templateId } }
}
