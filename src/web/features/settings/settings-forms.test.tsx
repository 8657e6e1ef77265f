// What the forms of the settings say at their fields: what is missing, and what the server refused.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import {
  createRole,
  deleteRole,
  getMember,
  listAvailableJobs,
  listRoles,
  setMemberRoles,
} from '#contract/access/roles.ts'
import { inviteStaff, listStaffInvitations } from '#contract/access/staff-invitations.ts'
import { recruiter } from '#contract/examples/session.ts'
import { createKioskStation } from '#contract/kiosk/kiosk-stations.ts'
import { listCompanyTexts, publishText } from '#contract/privacy/consents.ts'
import { listHoldable, placeLegalHold } from '#contract/privacy/legal-holds.ts'
import {
  getRetention,
  listRetentionRuns,
  previewRetention,
  saveRetention,
} from '#contract/privacy/retention.ts'
import { getSignInPolicy, saveSignInPolicy } from '#contract/session/my-sessions.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { getSignOnSettings, saveSignOnSettings } from '#contract/session/sign-on.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const [role] = recruiter.roles
const admin: CurrentUser = {
  ...recruiter,
  roles: role === undefined ? [] : [{ ...role, full_access: true }],
}
const meta = { page: 1, page_size: 25, total: 1 }
const text = { en: 'Words', es: 'Palabras', fr: 'Mots' }
const flags = {
  full_access: false,
  company_settings_access: false,
  job_profile_access: false,
  all_employee_access: false,
  performance_access: false,
  private_data_access: false,
  company_dashboard_access: false,
  smartreq_access: true,
  all_pathways_access: false,
}
const roles = [
  { ...flags, role_id: 1, role_name: 'Limited', member_count: 0, notifications: [] },
  { ...flags, role_id: 2, role_name: 'Night shift', member_count: 0, notifications: [] },
]
const user = userEvent.setup()

function click(name: string): Promise<void> {
  return user.click(screen.getByRole('button', { name }))
}

type Form = {
  form: string
  path: string
  replies: Reply[]
  refusal: Reply
  /** Fills in and submits what the server then refuses. */
  submit: () => Promise<void>
  /** The controls that are marked, by name. */
  marked: RegExp[]
}

const invitation: Form = {
  form: 'an invitation',
  path: '/settings/users/invitations',
  replies: [
    reply(listRoles, { data: roles, meta }),
    reply(listStaffInvitations, { data: [], meta: { ...meta, total: 0 } }),
  ],
  refusal: refuseFields(inviteStaff, 'email', 'role_id'),
  submit: async () => {
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@example.com')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Limited')
    await click('Send the invitation')
  },
  marked: [/^Email$/, /^Role$/],
}

const forms: Form[] = [
  invitation,
  {
    form: 'a role',
    path: '/settings/security/roles/new',
    replies: [reply(listRoles, { data: roles, meta })],
    refusal: refuseFields(createRole, 'role_name'),
    submit: async () => {
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Days')
      await click('Create the role')
    },
    marked: [/^Name$/],
  },
  {
    form: 'the sign-in rules',
    path: '/settings/security/sign-in',
    replies: [
      reply(getSignInPolicy, {
        data: {
          session_idle_minutes: 60,
          session_hours: 24,
          is_second_factor_required: false,
          is_sign_on_required: false,
        },
      }),
    ],
    refusal: refuseFields(saveSignInPolicy, 'session_idle_minutes', 'is_sign_on_required'),
    submit: async () => {
      await screen.findByRole('spinbutton', { name: /^Hours/ })
      await click('Save')
    },
    marked: [/^Minutes/, /provider only/],
  },
  {
    form: 'single sign-on',
    path: '/settings/security/single-sign-on',
    replies: [
      reply(getSignOnSettings, {
        data: {
          account_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7d07',
          provider: {
            provider_name: 'Okta',
            provider_slug: 'okta',
            issuer: 'https://id.example.com',
            client_id: 'fairlead',
            allowed_domains: ['example.com'],
            first_name_claim: 'given_name',
            last_name_claim: 'family_name',
            default_role_id: 1,
            is_enabled: true,
          },
          roles: [{ role_id: 1, role_name: 'Limited', is_wide: false }],
        },
      }),
    ],
    refusal: refuseFields(
      saveSignOnSettings,
      'client_id',
      'allowed_domains.0',
      'default_role_id',
      'first_name_claim',
    ),
    submit: async () => {
      await screen.findByRole('textbox', { name: 'Client ID' })
      await click('Save')
    },
    marked: [/^Client ID/, /^Email domains/, /first time/, /^Claim of the first/],
  },
  {
    form: 'retention rules',
    path: '/settings/privacy',
    replies: [
      reply(getRetention, {
        data: {
          ended_applications_days: 365,
          hired_applications_days: null,
          next_run_at: null,
        },
      }),
      reply(listRetentionRuns, { data: [], meta: { ...meta, total: 0 } }),
      reply(previewRetention, {
        data: { next_run_at: null, next_run: 0, next_30_days: 0, held: 0 },
      }),
    ],
    refusal: refuseFields(saveRetention, 'hired_applications_days'),
    submit: async () => {
      await screen.findByRole('spinbutton', { name: /were hired/ })
      await click('Save')
    },
    marked: [/were hired/],
  },
  {
    form: 'a privacy text',
    path: '/settings/privacy/texts/privacy',
    replies: [
      reply(listCompanyTexts, {
        data: [
          {
            text_id: 5,
            kind: 'privacy',
            version: 1,
            account_name: 'Harbor',
            bodies: text,
            asks_again: true,
            published_at: '2026-03-04T14:30:00.000Z',
          },
        ],
        meta,
      }),
    ],
    refusal: refuseFields(publishText, 'bodies.fr'),
    submit: async () => {
      await screen.findByRole('textbox', { name: 'In French' })
      await click('Publish…')
      await click('Publish')
    },
    marked: [/^In French$/],
  },
  {
    form: 'a legal hold',
    path: '/settings/privacy/legal-holds/new?search=ines',
    replies: [
      reply(listHoldable, {
        data: [
          {
            user_id: 41,
            first_name: 'Ines',
            last_name: 'Duarte',
            job_title: 'Warehouse Lead',
            user_smartreq_id: 901,
            email: 'ines@example.com',
            status: 'rejected',
            application_date: '2026-03-04T14:30:00.000Z',
            is_of_employee: false,
            is_held: false,
          },
        ],
        meta,
      }),
    ],
    refusal: refuseFields(placeLegalHold, 'reason'),
    submit: async () => {
      await user.click(await screen.findByRole('button', { name: /^Keep the application/ }))
      await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Case 7')
      await click('Place the hold')
    },
    marked: [/^Reason$/],
  },
  {
    form: 'a kiosk station',
    path: '/settings/kiosk-stations',
    replies: [],
    refusal: refuseFields(createKioskStation, 'name', 'exit_pin'),
    submit: async () => {
      await user.click(
        (await screen.findAllByRole('button', { name: /^Add a/ }))[0] ?? document.body,
      )
      await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lobby')
      await user.type(screen.getByRole('textbox', { name: 'Exit PIN' }), '481516')
      await click('Add the station')
    },
    marked: [/^Name$/, /^Exit PIN$/],
  },
]

const member = {
  user_id: 12,
  first_name: 'Owen',
  last_name: 'Blake',
  email: 'owen@example.com',
  roles: [{ role_id: 1, role_name: 'Limited' }],
  available_smartreqs: [],
  available_profiles: null,
  available_pathways: null,
}

describe('a form of the settings', () => {
  it.each(forms)('marks the fields of $form that the server refuses', async (given) => {
    await renderApp(given.path, { as: admin, replies: [...given.replies, given.refusal] })
    await given.submit()
    await waitFor(() => expect(invalid()).toHaveLength(given.marked.length))
    expect(invalid().map(nameOf)).toEqual(given.marked.map((name) => expect.stringMatching(name)))
    for (const control of invalid()) expect(problemOf(control)).toMatch(/\.$/)
    expect(document.activeElement).toBe(invalid()[0])
    await expectAccessible()
  })

  it('says at the groups of a user what the server refuses', async () => {
    await renderApp('/settings/users/12', {
      as: admin,
      replies: [
        reply(getMember, { data: member }),
        reply(listRoles, { data: roles, meta }),
        reply(listAvailableJobs, { data: [{ job_id: 301, title: 'Warehouse Lead' }], meta }),
        refuseFields(setMemberRoles, 'role_ids', 'available_smartreqs'),
      ],
    })
    await screen.findByRole('group', { name: 'Requisitions' })
    await click('Save')
    for (const name of ['Roles', 'Requisitions'])
      await within(screen.getByRole('group', { name })).findByText('Check what you entered here.')
    await expectAccessible()
  })

  it('marks the role that users of a deleted one get instead', async () => {
    const used = roles.map((one) => ({ ...one, member_count: one.role_id === 2 ? 1 : 0 }))
    await renderApp('/settings/security/roles/2', {
      as: admin,
      replies: [reply(listRoles, { data: used, meta }), refuseFields(deleteRole, 'replace_to')],
    })
    await user.click(await screen.findByRole('button', { name: 'Delete the role' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByRole('combobox', { name: /instead/ }), 'Limited')
    await user.click(dialog.getByRole('button', { name: 'Delete the role' }))
    await waitFor(() => expect(invalid().map(nameOf)).toEqual(['They get instead']))
  })

  it.each([
    ['en', 'Send the invitation', 'The Role field is required', 'The Email field is required'],
    [
      'es',
      'Enviar la invitación',
      'El campo Rol es obligatorio',
      'El campo Correo electrónico es obligatorio',
    ],
    [
      'fr',
      'Envoyer l’invitation',
      'Le champ Rôle est obligatoire',
      'Le champ Adresse e-mail est obligatoire',
    ],
  ] as const)(
    'names the fields that are required, in %s',
    async (locale, button, select, input) => {
      const { path, replies } = invitation
      await renderApp(path, { as: admin, locale, replies })
      await user.click(await screen.findByRole('button', { name: button }))
      const [email, chosen] = [await screen.findByText(input), screen.getByText(select)]
      expect(invalid().map(problemOf)).toEqual([email.textContent, chosen.textContent])
      expect(document.activeElement).toBe(invalid()[0])
      await expectAccessible()
      // It goes with the next change.
      await user.type(screen.getAllByRole('textbox')[0] ?? document.body, 'a@example.com')
      expect(screen.queryByText(input)).toBeNull()
      screen.getByText(select)
    },
  )
})

function invalid(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
}

function nameOf(control: HTMLElement): string {
  const label = control.getAttribute('aria-labelledby')
  if (label !== null) return document.getElementById(label)?.textContent ?? ''
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? (control.labels?.[0]?.textContent ?? '')
    : ''
}

/** What stands at a control for everyone, screen readers included. */
function problemOf(control: HTMLElement): string {
  const [id = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(id)?.textContent ?? ''
}
