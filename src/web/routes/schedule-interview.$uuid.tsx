import { createFileRoute } from '@tanstack/react-router'

import { BookingScreen } from '#web/features/interview-booking/booking-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/schedule-interview/$uuid')({ component: ScheduleInterview })

function ScheduleInterview() {
  const { uuid } = Route.useParams()
  return (
    <FramedPublic>
      <BookingScreen linkUuid={uuid} />
    </FramedPublic>
  )
}
