// The page that the link of an invitation to an interview opens: no account is needed.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2Off } from 'lucide-react'
import { useState } from 'react'

import type { InterviewBooking } from '#contract/interviews/interview-booking.ts'
import { ApiError, isNetworkError } from '#web/api/api-error.ts'
import { ownZone } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { BookedInterview } from './booked-interview.tsx'
import { answer, book, bookingQuery } from './booking-queries.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { SlotPicker } from './slot-picker.tsx'
import { ZoneChoice } from './zone-choice.tsx'

import styles from './interview-booking.module.css'

export function BookingScreen({ linkUuid }: { linkUuid: string }) {
  const { data, error, refetch } = useQuery(bookingQuery(linkUuid))
  if (data !== undefined) return <Shown booking={data} linkUuid={linkUuid} />
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  return (
    <LoadingOverlay isContained>
      <PageTitle>
        <Trans>Your interview</Trans>
      </PageTitle>
    </LoadingOverlay>
  )
}

function Shown({ booking, linkUuid }: { booking: InterviewBooking; linkUuid: string }) {
  const [zone, setZone] = useState(ownZone)
  const [isMoving, setIsMoving] = useState(false)
  const errorText = useErrorText()
  const commands = useCommands(linkUuid, () => setIsMoving(false))
  const { booking: booked, answering, error } = commands
  const isBooked = booking.status === 'scheduled'
  const { job_title: job } = booking
  const isPicking = booking.slots.length > 0 && (!isBooked || isMoving)
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<Trans>Your interview for {job}</Trans>}
        meta={<span>{booking.company_name}</span>}
      />
      <InterviewFacts booking={booking} />
      {error !== null && (
        <Banner tone="danger" isLive>
          {isTaken(error) ? (
            <Trans>Someone else has just booked this time. Choose another one.</Trans>
          ) : (
            errorText(error)
          )}
        </Banner>
      )}
      <StateNote booking={booking} />
      {booking.status !== 'declined' && <ZoneChoice zone={zone} onChange={setZone} />}
      {isBooked && !isMoving && (
        <BookedInterview booking={booking} zone={zone} onMove={() => setIsMoving(true)} />
      )}
      {isPicking && (
        <SlotPicker
          slots={booking.slots}
          minutes={booking.minutes}
          sequence={booking.sequence}
          zone={zone}
          isBusy={booked.isPending}
          onBook={(startsAt) => booked.mutate({ linkUuid, startsAt, zone })}
        />
      )}
      {isMoving && (
        <Button onClick={() => setIsMoving(false)}>
          <Trans>Leave it as it is</Trans>
        </Button>
      )}
      {booking.status !== 'declined' && (
        <OtherAnswers
          status={booking.status}
          hasTimes={booking.slots.length > 0}
          isBusy={answering.isPending}
          onAnswer={(body) => answering.mutate({ linkUuid, body })}
        />
      )}
    </div>
  )
}

function StateNote({ booking }: { booking: InterviewBooking }) {
  if (booking.status === 'declined' && booking.had_time)
    return (
      <Card className={styles.note}>
        <Trans>
          You cancelled this interview. The company knows, and you need do nothing more.
        </Trans>
      </Card>
    )
  if (booking.status === 'declined')
    return (
      <Card className={styles.note}>
        <Trans>You declined this interview. The company knows, and you need do nothing more.</Trans>
      </Card>
    )
  if (booking.status === 'awaiting_interviewer_slots')
    return (
      <Banner tone="success">
        {booking.slots.length > 0 ? (
          <Trans>
            The company knows that you need other times, and will write to you. You can still choose
            one of these.
          </Trans>
        ) : (
          <Trans>The company knows that you need other times, and will write to you.</Trans>
        )}
      </Banner>
    )
  if (booking.slots.length === 0 && booking.status !== 'scheduled')
    return (
      <Card className={styles.note}>
        <Trans>There are no free times at the moment. Tell the company when you have time.</Trans>
      </Card>
    )
  return null
}

function useCommands(linkUuid: string, onBooked: () => void) {
  const queryClient = useQueryClient()
  const { queryKey } = bookingQuery(linkUuid)
  const onSuccess = (data: InterviewBooking) => void queryClient.setQueryData(queryKey, data)
  // What is not free any more is not offered again.
  const onError = () => void queryClient.invalidateQueries({ queryKey })
  const booking = useMutation({
    mutationFn: book,
    onSuccess: (data) => {
      onSuccess(data)
      onBooked()
    },
    onError,
  })
  const answering = useMutation({ mutationFn: answer, onSuccess, onError })
  return { booking, answering, error: booking.error ?? answering.error }
}

function isTaken(error: Error): boolean {
  return error instanceof ApiError && error.code === 'slot_taken'
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText()
  if (isNetworkError(error))
    return (
      <OfflineState
        headingLevel={1}
        action={
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <ErrorState headingLevel={1} title={errorText(error)} onRetry={onRetry} />
  return (
    <EmptyState
      headingLevel={1}
      icon={<Link2Off size={24} />}
      title={<Trans>This link does not open an interview</Trans>}
    >
      <p>
        <Trans>
          It may have ended, or the interview was cancelled. Ask the company that sent it.
        </Trans>
      </p>
    </EmptyState>
  )
}
