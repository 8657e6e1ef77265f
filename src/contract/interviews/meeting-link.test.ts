import { expect, it } from 'vitest'

import { hasUnsafeLink } from './meeting-link.ts'

it.each([
  '',
  'https://meet.example/warehouse',
  'HTTP://meet.example/?next=a:b',
  'Zoom: https://zoom.example/j/123, passcode: 4411',
  'Room:5, ring the bell',
  'tel:+14015550134',
  'Bring your data: we look at it together',
])('“%s” is a place for an interview', (place) => {
  expect(hasUnsafeLink(place)).toBe(false)
})

it.each([
  'javascript:alert(1)',
  ' JavaScript : alert(1)',
  'java\nscript:alert(1)',
  'Join here: javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'zoommtg://zoom.example/join',
  'https://meet.example and ftp://files.example',
])('“%s” has a link that is not of the web', (place) => {
  expect(hasUnsafeLink(place)).toBe(true)
})
