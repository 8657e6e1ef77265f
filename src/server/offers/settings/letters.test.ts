import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { offerLetter } from '#contract/examples/offer-letters.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const NOT_THERE = 999_999_999
const { name, language, page_size, header, body_html, footer } = offerLetter
const LETTER = { name, language, page_size, header, body_html, footer }

describe('an offer letter', () => {
  it('is stored clean, and a save of another text is a new version beside the old one', async () => {
    const { admin, create, one, trail } = await open()
    const dirty = `${body_html}<script>alert(1)</script><p onclick="x()">Bye</p>`
    const made = await create({ body_html: dirty })
    expect([made.status, made.body.data.version]).toEqual([201, 1])
    expect(made.body.data.body_html).toBe(`${body_html}<p>Bye</p>`)
    const id: number = made.body.data.offer_template_id
    const stored = { ...LETTER, body_html: made.body.data.body_html }
    const renamed = await admin.put(one(id), { ...stored, name: 'Renamed' })
    expect(renamed.body.data).toMatchObject({ name: 'Renamed', version: 1 })
    const changed = await admin.put(one(id), { ...LETTER, footer: 'Second' })
    expect(changed.body.data).toMatchObject({ name, version: 2, footer: 'Second' })
    const versions = await admin.get(`${one(id)}versions/`)
    expect(versions.body.meta.total).toBe(2)
    expect(versions.body.data).toMatchObject([
      { version: 2, footer: 'Second' },
      { version: 1, footer },
    ])
    const first = await admin.get(`${one(id)}versions/1/`)
    expect(first.body.data).toMatchObject({ version: 1, body_html: stored.body_html })
    expect((await admin.get(`${one(id)}versions/3/`)).status).toBe(404)
    expect((await trail(id)).map(({ action }) => action)).toEqual(['create', 'update', 'update'])
  })

  it('has a name once in its language, and says so of the whole', async () => {
    const { admin, create, one } = await open()
    await create({})
    const taken = await create({ name: name.toUpperCase() })
    const said = 'A letter with this name exists in this language already.'
    expect([taken.status, taken.body.error.code]).toEqual([409, 'letter_name_taken'])
    expect(taken.body.non_field_errors).toEqual([said])
    const spanish = await create({ language: 'es' })
    expect(spanish.status).toBe(201)
    const id = spanish.body.data.offer_template_id
    expect((await admin.put(one(id), LETTER)).body.non_field_errors).toEqual([said])
  })

  it('needs the signature of the candidate', async () => {
    const { create } = await open()
    const refused = await create({ body_html: '<p>{{signature:company_1}} {{name:candidate}}</p>' })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'letter_unsigned'])
    expect(refused.body.non_field_errors).toEqual(['Add a signature block for the candidate.'])
  })

  it.each([
    ['body_html', '<p>{{pay}} and {{salary}}</p>', 'There are no variables {{pay}}, {{salary}}.'],
    ['header', '{{signature:candidate}}', 'There are no variables {{signature:candidate}}.'],
    ['footer', '{{title', 'Two braces are opened or closed without a variable.'],
    ['body_html', '<p>See {{details}}</p>', 'Put {{details}} on a line of its own.'],
    [
      'body_html',
      '<p><a href="https://example.com/{{first_name}}">Here</a></p>',
      'Write variables as text, and not in the address of a link.',
    ],
    [
      'body_html',
      '<p>{{start_date|:<strong>soon</strong>}}</p>',
      'Write fallbacks as one text without formatting.',
    ],
    ['body_html', '<p> </p>', 'Write a letter.'],
  ])('is refused with %s %j', async (field, text, problem) => {
    const { create } = await open()
    const refused = await create({ [field]: text })
    expect([refused.status, refused.body.error.fields]).toEqual([400, { [field]: problem }])
  })

  it('takes the variables of the company’s own fields', async () => {
    const { admin, base, create } = await open()
    const flags = { is_required: false, is_private: false, is_shown_to_candidate: true }
    const field = { name: 'Relocation', kind: 'yes_no', options: null, default_value: null }
    await admin.post(`${base}offer-fields/`, { ...field, ...flags })
    const own = `<p>{{offer_relocation}} {{signature:candidate}}</p>`
    expect((await create({ body_html: own })).status).toBe(201)
  })

  it('is not larger than 100 kB', async () => {
    const { create } = await open()
    const large = `<p>${'é'.repeat(50_000)}{{signature:candidate}}</p>`
    expect(Object.keys((await create({ body_html: large })).body.error.fields)).toEqual([
      'body_html',
    ])
  })

  it('tells the second of two editors what the first has stored', async () => {
    const { admin, create, one } = await open()
    const id = (await create({})).body.data.offer_template_id
    const headers = { 'if-match': stateTag(LETTER) }
    const first = { ...LETTER, header: 'First' }
    expect((await admin.put(one(id), first, { headers })).status).toBe(200)
    const second = await admin.put(one(id), { ...LETTER, header: 'Second' }, { headers })
    expect([second.status, second.body.error.code]).toEqual([409, 'conflict'])
    expect(second.body.error.details.stored).toEqual(first)
  })

  it('is archived, restored unless its name is taken, and duplicated under a free name', async () => {
    const { admin, create, one, list } = await open()
    const id = (await create({})).body.data.offer_template_id
    expect((await admin.patch(one(id), { is_archived: true })).body.data.is_archived).toBe(true)
    expect((await admin.put(one(id), LETTER)).status).toBe(404)
    expect([await list(), await list('?state=archived')]).toEqual([[], [name]])
    await create({})
    const refused = await admin.patch(one(id), { is_archived: false })
    expect(refused.body.error.code).toBe('letter_name_taken')
    for (const wanted of ['100%', name, name])
      expect((await admin.post(`${one(id)}duplicate/`, { name: wanted })).status).toBe(201)
    expect(await list()).toEqual(['100%', name, `${name} 2`, `${name} 3`])
    expect(await list('?search=100&ordering=-updated_at')).toEqual(['100%'])
    expect(await list('?ordering=-name&page_size=1&page=2')).toEqual([`${name} 2`])
  })

  it('is no business of another company', async () => {
    const elsewhere = await open()
    const foreign = (await elsewhere.create({})).body.data.offer_template_id
    const { admin, one } = await open()
    for (const id of [foreign, NOT_THERE]) {
      const replies = [
        await admin.get(one(id)),
        await admin.put(one(id), LETTER),
        await admin.patch(one(id), { is_archived: true }),
        await admin.post(`${one(id)}duplicate/`, { name }),
        await admin.get(`${one(id)}versions/`),
        await admin.get(`${one(id)}versions/1/`),
      ]
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
    }
    expect((await admin.get(elsewhere.one(foreign))).status).toBe(403)
  })
})

describe('the preview of an offer letter', () => {
  it('is a PDF as well, and names the letters that its font lacks', async () => {
    const { admin, base } = await open()
    const { name: _, ...draft } = LETTER
    const url = `${base}offer-template/preview/pdf/`
    const made = await admin.post(url, draft)
    expect([made.status, made.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(String(made.body)).toMatch(/^%PDF-/u)
    const refused = await admin.post(url, { ...draft, footer: '漢' })
    expect([refused.status, refused.body.error.details]).toEqual([400, { missing_letters: ['漢'] }])
  })

  it('is a sandboxed page with test data, and says which names are unknown', async () => {
    const { admin, base } = await open()
    const { name: _, ...draft } = { ...LETTER, header: '<i>{{company_name}}</i>' }
    const reply = await admin.post(`${base}offer-template/preview/`, {
      ...draft,
      body_html: `${body_html}<p>{{pay}}<script>x</script></p>`,
    })
    expect([reply.status, reply.body.data.unknown]).toEqual([200, ['pay']])
    const page = await admin.get(reply.body.data.path)
    expect(page.headers['content-security-policy']).toContain('sandbox')
    expect(page.body).toContain('&lt;i&gt;')
    expect(page.body).toContain('March 18, 2030')
    expect(page.body).toContain('<td>$52,000.00</td>')
    expect(page.body).toContain('<span data-block="signature" data-signer="candidate"></span>')
    expect(page.body).not.toContain('<script>')
  })
})

async function open() {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const base = `/account/v1/${company.accountId}/`
  return {
    admin,
    base,
    one: (id: number) => `${base}offer-template/${id}/`,
    create: (letter: object) => admin.post(`${base}offer-template/`, { ...LETTER, ...letter }),
    list: async (query = ''): Promise<string[]> => {
      const { body } = await admin.get(`${base}offer-letters/${query}`)
      return body.data.map((row: { name: string }) => row.name)
    },
    trail: (id: number) =>
      test.database.owner
        .select()
        .from(auditEvent)
        .where(and(eq(auditEvent.entity, 'offer_template'), eq(auditEvent.entityId, id)))
        .orderBy(asc(auditEvent.auditId)),
  }
}
