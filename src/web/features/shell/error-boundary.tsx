import { Trans } from '@lingui/react/macro'
import { Component, type ErrorInfo, type ReactNode } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

import { isMissingChunk, MissingChunk } from './missing-chunk.tsx'

type ErrorBoundaryProps = {
  children: ReactNode
  /** Hears of every error that got this far. */
  onError?: (error: Error, info: ErrorInfo) => void
  /** A new value (such as the path) tries again. */
  resetKey?: string
  homeHref?: string
  /** Shows another screen than the usual one. @throws the error, where it is for the boundary around this one */
  renderError?: (error: Error, onRetry: () => void) => ReactNode
}

type ErrorBoundaryState = { error: Error | null; resetKey: string | undefined }

/** Keeps a broken screen from taking the app with it. A class, because React catches errors only in classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey }
  #hasDrawnAgain = false

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return {
      error:
        error instanceof Error
          ? error
          : new Error('A screen threw what is not an error', { cause: error }),
    }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info)
    if (this.#hasDrawnAgain || !isChangedPage(error)) return
    this.#hasDrawnAgain = true
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { children, homeHref, renderError } = this.props
    if (error === null) return children
    const retry = () => this.setState({ error: null })
    if (renderError !== undefined) return renderError(error, retry)
    if (isMissingChunk(error)) return <MissingChunk homeHref={homeHref} />
    return <ErrorScreen onRetry={retry} homeHref={homeHref} />
  }
}

// Something else took away what React had drawn (an extension, a translator): drawn again, the screen works.
function isChangedPage(error: Error): boolean {
  return error.name === 'NotFoundError'
}

/** The screen in the place of a broken one; also fits the router's errorComponent. */
export function ErrorScreen({
  onRetry,
  homeHref = '/',
}: {
  onRetry?: () => void
  homeHref?: string
}) {
  return (
    <ErrorState
      headingLevel={1}
      title={<Trans>Oops, something went wrong</Trans>}
      kept={<Trans>Everything that was marked as saved is safe.</Trans>}
      advice={<Trans>Try again. If it happens once more, go to the main page and come back.</Trans>}
      onRetry={onRetry}
      action={
        <AppLink className={linkButton()} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    />
  )
}
