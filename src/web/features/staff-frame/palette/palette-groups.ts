import { useLingui } from '@lingui/react/macro'

import { containsText } from '#web/i18n/contains-text.ts'

import type { PaletteCommand } from './palette-commands.ts'
import { type Found, SHORTEST_SEARCH } from './palette-queries.ts'

export type PaletteItem = {
  readonly href: string
  readonly label: string
  readonly detail?: string
}

export type PaletteGroup = {
  readonly id: 'applicants' | 'requisitions' | PaletteCommand['group']
  readonly name: string
  readonly items: readonly PaletteItem[]
}

type PaletteContent = {
  text: string
  commands: readonly PaletteCommand[]
  found: Found | undefined
}

/** What the palette lists for a text: without one, all that can be opened. Groups without an entry are left out. */
export function usePaletteGroups({ text, commands, found }: PaletteContent): PaletteGroup[] {
  const { t, i18n } = useLingui()
  const matching = commands
    .filter(({ label, keywords = label }) =>
      [label, keywords].some((words) => containsText(i18n._(words), text)),
    )
    .map(({ href, label, group }) => ({ href, label: i18n._(label), group }))
  const ofGroup = (group: PaletteCommand['group']) =>
    matching.filter((command) => command.group === group)
  const isSearched = text.length >= SHORTEST_SEARCH && found !== undefined
  const moreApplicants = (found?.applicants.meta.total ?? 0) - (found?.applicants.data.length ?? 0)
  const moreRequisitions =
    (found?.requisitions.meta.total ?? 0) - (found?.requisitions.data.length ?? 0)
  const groups: PaletteGroup[] = [
    {
      id: 'applicants',
      name: t`Applicants`,
      items: isSearched
        ? [
            ...found.applicants.data.map(applicantItem),
            ...more('/applicants', { text, count: moreApplicants, label: t`All applicants found` }),
          ]
        : [],
    },
    {
      id: 'requisitions',
      name: t`Requisitions`,
      items: isSearched
        ? [
            ...found.requisitions.data.map(requisitionItem),
            ...more('/hire', { text, count: moreRequisitions, label: t`All requisitions found` }),
          ]
        : [],
    },
    { id: 'action', name: t`Actions`, items: ofGroup('action') },
    { id: 'screen', name: t`Go to`, items: ofGroup('screen') },
    { id: 'setting', name: t`Settings`, items: ofGroup('setting') },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function applicantItem(applicant: Found['applicants']['data'][number]): PaletteItem {
  const { user_smartreq_id: id, job_id: job, first_name, last_name, job_title } = applicant
  return {
    href: `/smartreq-detail-applicant/${id}?job=${job}`,
    label: `${first_name} ${last_name}`,
    detail: job_title,
  }
}

function requisitionItem(requisition: Found['requisitions']['data'][number]): PaletteItem {
  const { job_id: job, title, city, department } = requisition
  const detail = [department, city].filter((part) => part !== null).join(' · ')
  const href = `/smartreq-detail/applicants?job=${job}`
  return detail === '' ? { href, label: title } : { href, label: title, detail }
}

function more(
  path: string,
  { text, count, label }: { text: string; count: number; label: string },
) {
  if (count <= 0) return []
  return [{ href: `${path}?${new URLSearchParams({ search: text })}`, label, detail: `+${count}` }]
}
