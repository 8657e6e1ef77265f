import { createFileRoute } from '@tanstack/react-router'

import { layoutSamples } from '#web/features/shell/layout-sample-names.ts'
import { LayoutSampleScreen } from '#web/features/shell/layout-samples.tsx'
import { StyleguideScreen } from '#web/features/styleguide/styleguide-screen.tsx'
import { activateLocale, detectLocale } from '#web/i18n/i18n.ts'

export const Route = createFileRoute('/styleguide')({
  validateSearch: (search: Record<string, unknown>) => ({
    layout: layoutSamples.find((layout) => layout === search.layout),
  }),
  loader: () => activateLocale(detectLocale(navigator.languages)),
  component: Styleguide,
})

const frames = layoutSamples.map((name) => ({ name, src: `/styleguide?layout=${name}` }))

function Styleguide() {
  const { layout } = Route.useSearch()
  return layout === undefined ? (
    <StyleguideScreen frames={frames} />
  ) : (
    <LayoutSampleScreen layout={layout} />
  )
}
