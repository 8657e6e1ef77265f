// Today's list: choosing one's name, then showing that it is one's own. All of it goes from the page when it is closed, when
// no one touches it for a while, and before the page is left.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

import type { ListedPerson } from '#contract/kiosk/kiosk-list.ts'
import { LIST_IDLE_MS } from '#contract/kiosk/kiosk-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'

import { useListError } from './kiosk-error.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { todaysListQuery } from './todays-list.ts'
import { useUntouched } from './use-untouched.ts'

import styles from './kiosk.module.css'

type ListProps = { onClose: () => void }

export function ListDialogs({ onClose }: ListProps) {
  const [chosen, setChosen] = useState<ListedPerson | null>(null)
  useUntouched({ ms: LIST_IDLE_MS }, onClose)
  usePageLeft(onClose)
  return chosen === null ? (
    <ListDialog onClose={onClose} onChoose={setChosen} />
  ) : (
    <ProofDialog person={chosen} onClose={onClose} onBack={() => setChosen(null)} />
  )
}

// At once: a browser may keep the page as it is at that moment, and show it on the way back.
function usePageLeft(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const close = () => flushSync(() => leave())
    globalThis.addEventListener('pagehide', close)
    return () => globalThis.removeEventListener('pagehide', close)
  }, [])
}

type ListDialogProps = ListProps & { onChoose: (person: ListedPerson) => void }

function ListDialog({ onClose, onChoose }: ListDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Today’s list</Trans>}
      actions={
        <Button variant="secondary" size="large" onClick={onClose}>
          <Trans>Enter my code instead</Trans>
        </Button>
      }
    >
      <People onChoose={onChoose} />
    </Dialog>
  )
}

function People({ onChoose }: Pick<ListDialogProps, 'onChoose'>) {
  const { t } = useLingui()
  const errorText = useListError()
  const list = useQuery(todaysListQuery())
  if (list.isError)
    return (
      <Banner
        tone="warning"
        isLive
        action={
          <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(list.error)}
      </Banner>
    )
  if (list.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    )
  const { people, is_complete: isComplete } = list.data
  if (people.length === 0)
    return (
      <p role="status">
        <Trans>No one is on today’s list now. If you have a code, enter it.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>Choose your name. You then show that it is you.</Trans>
      </p>
      <ul className={styles.people} role="list" aria-label={t`Today’s list`}>
        {people.map((person) => (
          <li key={person.code_id}>
            <button type="button" className={styles.person} onClick={() => onChoose(person)}>
              <strong>{person.name}</strong>
              <span>{person.job_title}</span>
            </button>
          </li>
        ))}
      </ul>
      {!isComplete && (
        <p>
          <Trans>
            More people are expected than fit here. If you are not listed, enter your code.
          </Trans>
        </p>
      )}
    </>
  )
}
