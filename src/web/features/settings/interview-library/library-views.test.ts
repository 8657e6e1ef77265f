import { expect, it } from 'vitest'

import { libraryPlaceOf } from './library-views.ts'

it.each([
  ['', { screen: 'questions' }],
  ['new', { screen: 'question', id: null }],
  ['31', { screen: 'question', id: 31 }],
  ['guides', { screen: 'guides' }],
  ['guides/', { screen: 'guides' }],
  ['guides/new', { screen: 'guide', id: null }],
  ['guides/7', { screen: 'guide', id: 7 }],
  ['old', null],
  ['31/edit', null],
  ['guides/first', null],
])('the path “%s” of the library is of the screen %j', (path, place) => {
  expect(libraryPlaceOf(path)).toEqual(place)
})
