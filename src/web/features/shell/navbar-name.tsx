import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { cutName } from './cut-name.ts'

/** A name in the navigation: cut for the eye only; the pointer and screen readers get the whole of it. */
export function NavbarName({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={className} title={name}>
      <span aria-hidden="true">{cutName(name)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
