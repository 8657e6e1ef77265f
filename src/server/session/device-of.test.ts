import { expect, it } from 'vitest'

import { deviceOf } from './device-of.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921) ${KIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/131.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
  [null, null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
