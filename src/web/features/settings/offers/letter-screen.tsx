// One offer letter of a company, and a new one.
import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyRouter, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'

import { OFFER_LETTER_LIMITS, signerToken } from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetter, OfferLetterContent } from '#contract/offers/offer-letters.ts'
import { useDataToEdit, useOptionalData } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { useSettingsErrorText } from '../settings-error-text.ts'
import { OFFER_LETTERS_HREF, offerLetterHref } from '../settings-paths.ts'
import { ArchiveToggle } from './archive-toggle.tsx'
import { LetterForm } from './letter-form.tsx'
import { LetterVersions } from './letter-versions.tsx'
import { LETTER, letterPath, NEW_LETTER } from './offer-data.ts'
import { useArchivingLetter } from './use-archiving.ts'

const back = { href: OFFER_LETTERS_HREF, label: <Trans>Offer letters</Trans> }

/** A new letter, which the candidate can sign. */
export function NewLetterScreen({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const [initial] = useState((): OfferLetterContent => ({
    name: '',
    language: currentLocale(),
    page_size: 'Letter',
    header: '',
    body_html: `<p></p><p>{{${signerToken('signature', 'candidate')}}}</p>`,
    footer: '',
  }))
  const open = useOpenLetter()
  const creating = useEndpoint(
    { method: 'post', path: NEW_LETTER },
    {
      onDone: ({ data }) => {
        notifyDone(t`The letter is saved.`)
        open(data.offer_template_id)
      },
    },
  )
  return (
    <>
      <PageHeader back={back} title={<Trans>New offer letter</Trans>} />
      <LetterBoundary pathname="new">
        <LetterForm
          {...{ accountId, initial }}
          saving={creating}
          onSave={(body) => creating.mutate({ path: { account_id: accountId }, body })}
        />
      </LetterBoundary>
    </>
  )
}

type LetterScreenProps = { accountId: number; letterId: number }

export function LetterScreen({ accountId, letterId }: LetterScreenProps) {
  const letter = useOptionalData(LETTER, letterPath(accountId, letterId))?.data
  return (
    <>
      <PageHeader
        back={back}
        title={letter?.name ?? <Trans>Offer letter</Trans>}
        actions={letter !== undefined && <Actions {...{ accountId, letter }} />}
      />
      <LetterBoundary pathname={String(letterId)}>
        <ChangeLetter {...{ accountId, letterId }} />
      </LetterBoundary>
    </>
  )
}

function LetterBoundary({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <SettingsBoundary
      pathname={pathname}
      title={<Trans>The letter could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such letter</Trans>}>
          <Trans>The address may be wrong.</Trans>
        </EmptyState>
      }
      height="24rem"
    >
      {children}
    </SettingsBoundary>
  )
}

function Actions({ accountId, letter }: { accountId: number; letter: OfferLetter }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const archiving = useArchivingLetter(accountId)
  const open = useOpenLetter()
  const { offer_template_id: id, name, is_archived: isArchived } = letter
  const duplicating = useEndpoint(
    { method: 'post', path: `${LETTER}duplicate/` },
    {
      onDone: ({ data }) => {
        notifyDone(t`“${data.name}” is added.`)
        open(data.offer_template_id)
      },
    },
  )
  const copy = t`Copy of ${name}`.slice(0, OFFER_LETTER_LIMITS.name)
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  return (
    <>
      <Button
        size="small"
        isBusy={duplicating.isPending}
        onClick={() =>
          duplicating.mutate({ ...letterPath(accountId, id), body: { name: copy } }, { onError })
        }
      >
        <Trans>Duplicate</Trans>
      </Button>
      <ArchiveToggle {...archiving} thing={{ id, name, isArchived }} />
    </>
  )
}

/** Opens a letter that was just stored: what was written is safe. */
function useOpenLetter(): (letterId: number) => void {
  const navigate = useNavigate()
  return (letterId) =>
    void navigate<AnyRouter, '.'>({ to: offerLetterHref(letterId), ignoreBlocker: true })
}

function ChangeLetter({ accountId, letterId }: LetterScreenProps) {
  const { t } = useLingui()
  const { data: letter } = useDataToEdit(LETTER, letterPath(accountId, letterId))
  // Begun again from what is stored, after a save and where a colleague's version is taken.
  const [base, setBase] = useState(() => contentOf(letter))
  const saving = useEndpoint(
    { method: 'put', path: LETTER },
    {
      onDone: ({ data }) => {
        setBase(contentOf(data))
        notifyDone(t`The letter is saved.`)
      },
    },
  )
  const save = (body: OfferLetterContent, from: object) =>
    saving.mutate({ ...letterPath(accountId, letterId), body, base: from })
  return (
    <>
      {letter.is_archived ? (
        <Banner tone="info" title={<Trans>This letter is archived</Trans>}>
          <Trans>Restore it to change it. Offers that were made from it keep their text.</Trans>
        </Banner>
      ) : (
        <LetterForm
          key={JSON.stringify(base)}
          accountId={accountId}
          initial={base}
          saving={saving}
          onSave={(body) => save(body, base)}
          onOverwrite={save}
          onLoad={() => setBase(contentOf(letter))}
        />
      )}
      <LetterVersions {...{ accountId, letterId }} />
    </>
  )
}

function contentOf(letter: OfferLetter): OfferLetterContent {
  const { name, language, page_size, header, body_html, footer } = letter
  return { name, language, page_size, header, body_html, footer }
}
