import { useLingui } from '@lingui/react/macro'

type Kept = { readonly job_title: string; readonly is_of_employee: boolean }

/** What a hold keeps: an application by its requisition, or what an employee answered by their profile. */
export function useKeptTitle(): (kept: Kept) => string {
  const { t } = useLingui()
  return ({ job_title: title, is_of_employee: isOfEmployee }) =>
    isOfEmployee ? t`Employee: ${title}` : title
}
