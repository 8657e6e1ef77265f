// What a browser has and jsdom lacks, for the component tests. Only what a screen really calls.
import 'fake-indexeddb/auto'
import { configure } from '@testing-library/react'
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

// How long an event is waited for before it counts as missing. A busy machine takes its time; nothing waits this long.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => closeApp())
