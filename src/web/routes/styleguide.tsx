import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/styleguide')({ component: Guide })
function Guide() {
  return <p>Style</p>
}
