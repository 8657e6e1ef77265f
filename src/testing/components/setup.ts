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

// How long an event is waited for before it counts as missing. A busy machine takes its time; nothing waits this long.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => closeApp())
