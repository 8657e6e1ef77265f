import { getDefaultStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'

import { dismiss, dismissTopic, notificationsAtom, notify } from './notifications.ts'

const openOnes = () => getDefaultStore().get(notificationsAtom)

beforeEach(() => getDefaultStore().set(notificationsAtom, []))

describe('notify', () => {
  it('stacks messages in the order in which they came', () => {
    notify({ type: 'information', body: 'first' })
    notify({ type: 'error', body: 'second' })
    expect(openOnes().map((notification) => notification.body)).toEqual(['first', 'second'])
  })

  it('keeps a message for a minute unless it says otherwise', () => {
    notify({ type: 'success', body: 'a' })
    notify({ type: 'custom', title: 'b', body: 'b', duration: 5_000 })
    expect(openOnes().map((notification) => notification.duration)).toEqual([60_000, 5_000])
  })

  it('shows of one topic only the newest, until the topic is over', () => {
    notify({ type: 'information', body: 'other' })
    notify({ type: 'information', body: 'first', topic: 'undo' })
    notify({ type: 'information', body: 'second', topic: 'undo' })
    expect(openOnes().map((notification) => notification.body)).toEqual(['other', 'second'])
    dismissTopic('undo')
    expect(openOnes().map((notification) => notification.body)).toEqual(['other'])
  })

  it('throws for an unknown type', () => {
    // @ts-expect-error -- what untyped data could still bring
    expect(() => notify({ type: 'danger', body: 'x' })).toThrow('Unknown notification type: danger')
    expect(openOnes()).toEqual([])
  })
})

describe('dismiss', () => {
  it('takes away the one that was meant', () => {
    const first = notify({ type: 'warning', body: 'first' })
    notify({ type: 'warning', body: 'second' })
    dismiss(first)
    dismiss(first)
    expect(openOnes().map((notification) => notification.body)).toEqual(['second'])
  })
})
