import { createFileRoute } from '@tanstack/react-router'

import { requireAccess } from '#web/features/session/guards.ts'
import { layoutSamples, LayoutSampleScreen } from '#web/features/staff-frame/layout-samples.tsx'
import { StyleguideScreen } from '#web/features/styleguide/styleguide-screen.tsx'
import { activateLocale, detectLocale } from '#web/i18n/i18n.ts'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

export const Route = createFileRoute('/styleguide')({
  validateSearch: (search: Record<string, unknown>): { layout?: string } =>
    typeof search['layout'] === 'string' ? { layout: search['layout'] } : {},
  beforeLoad: requireAccess,
  loader: async () => {
    await activateLocale(detectLocale(navigator.languages))
    await openStaffMessages()
  },
  component: Styleguide,
})

const frames = layoutSamples.map((layout) => ({
  name: layout,
  href: `/styleguide?layout=${layout}`,
  content: <LayoutSampleScreen layout={layout} />,
}))

function Styleguide() {
  const { layout } = Route.useSearch()
  const alone = frames.find(({ name }) => name === layout)
  return alone?.content ?? <StyleguideScreen frames={frames} />
}
