import { useLingui } from '@lingui/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { I18nProvider } from 'react-aria-components'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'

type AriaFrameProps = { className?: string | undefined; children: ReactNode }

/**
 * What controls of react-aria need around them: the language of the app instead of the browser's, and for their lists
 * and calendars a place inside the dialog that they stand in. Outside of an open modal dialog nothing can be reached.
 */
export function AriaFrame({ className, children }: AriaFrameProps) {
  const { i18n } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  return (
    <I18nProvider locale={i18n.locale}>
      <PortalProvider getContainer={() => frame.current?.closest('dialog') ?? document.body}>
        <div ref={frame} className={className} onKeyDownCapture={keepDialog}>
          {children}
        </div>
      </PortalProvider>
    </I18nProvider>
  )
}

/** Escape closes the open list, and not the dialog around it as well: the browser closes that, unless it is told not to. */
function keepDialog(event: KeyboardEvent<HTMLElement>): void {
  const isOpen = event.currentTarget.querySelector('[aria-expanded="true"]') !== null
  if (event.key === 'Escape' && isOpen) event.preventDefault()
}
