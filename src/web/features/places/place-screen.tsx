// The one screen of everything that is not built yet: says so, what it will be for, and leads back.
import { I18nProvider, useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Construction } from 'lucide-react'

import { useErrorText } from '#web/features/shell/error-words.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { linkButton } from '#web/ui/link-button.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import type { PlacePath } from './place-paths.ts'
import { placeWordsQuery } from './place-words-query.ts'
import { PLACE_WORDS } from './place-words.ts'

type PlaceScreenProps = {
  path: PlacePath
  backHref: string
  /** Inside the page of a requisition it is a part, and the heading of the page stays. */
  isPart?: boolean
}

export function PlaceScreen(props: PlaceScreenProps) {
  // Reading the context follows a change of language.
  useLingui()
  const errorText = useErrorText()
  const words = useQuery(placeWordsQuery(currentLocale()))
  if (words.isError) {
    return (
      <ErrorState
        headingLevel={props.isPart === true ? 2 : 1}
        title={errorText(words.error)}
        onRetry={() => void words.refetch()}
        isRetrying={words.isFetching}
      />
    )
  }
  if (words.data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="16rem" />
      </SkeletonGroup>
    )
  }
  return (
    <I18nProvider i18n={words.data}>
      <PlaceWords {...props} />
    </I18nProvider>
  )
}

function PlaceWords({ path, backHref, isPart = false }: PlaceScreenProps) {
  const { i18n } = useLingui()
  const [name, purpose] = i18n._(PLACE_WORDS[path]).split(' | ')
  return (
    <EmptyState
      headingLevel={isPart ? 2 : 1}
      icon={<Construction size={24} />}
      title={name}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={backHref}>
          {isPart ? <Trans>Back to the applicants</Trans> : <Trans>Go to the main page</Trans>}
        </AppLink>
      }
    >
      <p>
        <Trans>This screen is not built yet. It will be for this:</Trans>
      </p>
      <p>{purpose}</p>
    </EmptyState>
  )
}
