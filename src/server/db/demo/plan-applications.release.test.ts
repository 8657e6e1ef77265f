import { describe, expect, it } from 'vitest'

import { planApplications } from './plan-applications.ts'

const today = new Date('2026-05-13T00:00:00Z')
const plans = planApplications(today)

describe('planApplications', () => {
  it('gives the same demo for the same day', () => {
    expect(planApplications(today)).toEqual(plans)
  }, 30_000)

  it('gives every person one address, and no one two goes at one requisition', () => {
    const emails = new Map(plans.map(({ person }) => [person.email, person.uuid]))
    expect(emails.size).toBe(new Set(plans.map(({ person }) => person.uuid)).size)
    const goes = plans.map(({ person, requisition }) => `${person.uuid} ${requisition.uuid}`)
    expect(new Set(goes).size).toBe(goes.length)
    expect(
      [...emails.keys()].every((email) => /^[a-z]+\.[a-z]+\d*@example\.|^candidate@/.test(email)),
    ).toBe(true)
  })

  it('has fewer applications at weekends', () => {
    const isWeekend = ({ appliedAt }: { appliedAt: Date }) => appliedAt.getUTCDay() % 6 === 0
    const share = plans.filter(isWeekend).length / plans.length
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.22)
  })

  it('has percentiles that spread as a population’s do, and hires that fit better', () => {
    const scores = plans.flatMap(({ activities }) =>
      activities.flatMap((activity) => activity.scores),
    )
    const openness = scores
      .filter(({ attribute }) => attribute === 'openness')
      .map(({ score }) => score ?? 0)
    expect(mean(openness)).toBeGreaterThan(44)
    expect(mean(openness)).toBeLessThan(58)
    const fits = (status: string) =>
      plans.filter(({ journey }) => journey.status === status).map(({ fit }) => fit ?? 0)
    expect(mean(fits('hired'))).toBeGreaterThan(mean(fits('rejected')) + 5)
  })

  it.each(['2024-02-29', '2026-01-01', '2026-11-21', '2027-12-31'])(
    'holds on %s as well',
    (day) => {
      const end = new Date(`${day}T00:00:00Z`)
      for (const { appliedAt, journey } of planApplications(end)) {
        const times = [appliedAt, ...journey.transitions.map(({ at }) => at)]
        expect(
          times.every((time, index) => time <= end && time >= (times[index - 1] ?? time)),
        ).toBe(true)
      }
    },
  )
})

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
