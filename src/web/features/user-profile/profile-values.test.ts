import { describe, expect, it } from 'vitest'

import type { UserProfile } from '#contract/people/user-profile.ts'

import { editsOf, partOf, patchOf, problemsOf, valuesOf } from './profile-values.ts'

const PROFILE: UserProfile = {
  user_id: 1,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  email2: null,
  phone_number: null,
  is_opt_in: false,
  city: 'Saltmarsh',
  state_code: null,
  zip: null,
  country_code: null,
  linkedin_url: null,
  dob: '1990-02-28',
  gender: 'Female',
  saved_at: '2026-05-01T10:00:00.000Z',
}
const TODAY = '2026-05-01'
const saved = valuesOf(PROFILE, {})

describe('valuesOf', () => {
  it('puts what waits to be sent before what the server said', () => {
    const values = valuesOf(PROFILE, { city: null, zip: '97000', is_opt_in: true })
    expect(values).toMatchObject({ city: '', zip: '97000', is_opt_in: true, first_name: 'Ada' })
  })
})

describe('patchOf', () => {
  it('holds what differs, and null for what was emptied', () => {
    const edits = { city: ' ', zip: ' 97000 ', first_name: 'Ada ', is_opt_in: true }
    expect(patchOf(edits, saved)).toEqual({ city: null, zip: '97000', is_opt_in: true })
  })

  it('is empty when everything stands as it was', () => {
    expect(patchOf({ city: 'Saltmarsh', is_opt_in: false }, saved)).toEqual({})
  })
})

describe('partOf', () => {
  it('divides edits into the sections that are saved alone', () => {
    const edits = {
      last_name: 'L',
      is_full_name: true,
      dob: '1990-01-01',
      zip: '1',
      is_opt_in: true,
    }
    expect(partOf(edits, 'personal')).toEqual({
      last_name: 'L',
      is_full_name: true,
      dob: '1990-01-01',
    })
    expect(partOf(edits, 'contact')).toEqual({ zip: '1', is_opt_in: true })
  })
})

describe('problemsOf', () => {
  it('finds none where only the required fields are filled in', () => {
    expect(problemsOf({ ...saved, city: '' }, TODAY)).toEqual({})
  })

  it('names what is missing and what is wrong', () => {
    const values = {
      ...saved,
      first_name: ' ',
      last_name: 'L',
      email2: 'ada',
      phone_number: '030 1',
      linkedin_url: 'www.linkedin.com/in/ada',
      dob: '2026-05-02',
      gender: '',
    }
    expect(problemsOf(values, TODAY)).toEqual({
      first_name: 'missing',
      last_name: 'wrong',
      email2: 'wrong',
      phone_number: 'wrong',
      linkedin_url: 'wrong',
      dob: 'wrong',
      gender: 'missing',
    })
  })
})

describe('editsOf', () => {
  it('takes of a draft what the form can hold', () => {
    const draft = { city: 'Highport', is_opt_in: true, zip: 5, first_name: null, other: 'x' }
    expect(editsOf(draft)).toEqual({ city: 'Highport', is_opt_in: true })
    expect([editsOf(null), editsOf('x')]).toEqual([{}, {}])
  })
})

it('sends a phone number as it is dialled', () => {
  expect(patchOf({ phone_number: ' (401) 555-0134' }, saved)).toEqual({
    phone_number: '4015550134',
  })
})

describe('a name of one letter', () => {
  const typed = { ...saved, last_name: 'X' }

  it('is wrong until its owner says that it is whole, and is sent with that', () => {
    expect(problemsOf(typed, TODAY)).toEqual({ last_name: 'wrong' })
    expect(problemsOf({ ...typed, is_full_name: true }, TODAY)).toEqual({})
    expect(patchOf({ last_name: 'X', is_full_name: true }, saved)).toEqual({
      last_name: 'X',
      is_full_name: true,
    })
  })

  it('that is saved was said to be whole, and does not hold off other changes', () => {
    const known = valuesOf({ ...PROFILE, last_name: 'X' }, {})
    expect(problemsOf({ ...known, city: 'Darien' }, TODAY)).toEqual({})
    expect(patchOf({ city: 'Darien' }, known)).toEqual({ city: 'Darien' })
  })
})
