// What a browser has and jsdom lacks, for the component tests. Only what a screen really calls.
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
import React from 'react'
import { afterEach } from 'vitest'

import { closeApp } from './render-app.tsx'
import { installTopLayer } from './top-layer.ts'

Object.assign(globalThis, {
  // The router scrolls to the top of each page; jsdom lays nothing out, so there is nothing to scroll.
  scrollTo: () => undefined,
  // Whether the app was installed is asked by a media query.
  matchMedia: () => ({ matches: false }),
})

// The list of the settings shows where it is; jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

installTopLayer()

// The rich-text editor's library takes its listeners off by a timer of three seconds that nothing can clear: by then the
// window of the test may be gone. What lies behind the window stays, and has nothing to take off.
const behindWindow: object = Object.getPrototypeOf(globalThis)
if (!Object.hasOwn(behindWindow, 'removeEventListener'))
  Object.defineProperty(behindWindow, 'removeEventListener', {
    value: () => undefined,
    configurable: true,
    writable: true,
  })

// React's development build notes a stack with each element, for its own messages; that was an eighth of the tests' time.
// It stops by itself after 10,000 stacks a second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: ignoreReset,
    configurable: true,
  })

function ignoreReset(): void {
  // React counts from zero again every second.
}

// How long an event is waited for before it counts as missing. A busy machine takes its time; nothing waits this long.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => closeApp())
