import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { assessmentRow, questionRow, scoreConversions } from '#contract/examples/measurements.ts'
import { libraryQuestions } from '#contract/examples/question-library.ts'
import {
  changeQuestion,
  createQuestion,
  listMeasurements,
  listScoreConversions,
  type Measurement,
  removeQuestion,
  restoreQuestion,
} from '#contract/settings/measurements.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const PATH = '/settings/measurement/pre-screen-questions'
const { text } = questionRow.question
const pageOf = (data: readonly Measurement[]) => ({
  data: [...data],
  meta: { page: 1, page_size: 25, total: data.length },
})

describe('the questions of a company', () => {
  it.each([
    ['/settings/measurement', 'Screening questions', 3],
    ['/settings/measurement/employee-questions', 'Employee questions', 2],
    ['/settings/measurement/employee-performance', 'Performance questions', 5],
  ])('at %s are those of their type', async (path, title, type) => {
    const asked: unknown[] = []
    const lists = reply(listMeasurements, ({ query }) => {
      asked.push(query)
      return pageOf([])
    })
    await renderApp(path, { as: settingsAdmin, replies: [lists] })
    await screen.findByRole('heading', { name: title, level: 1 })
    await screen.findByRole('heading', { name: 'No questions yet' })
    expect(asked[0]).toMatchObject({ usageMeasurementTypeId: type })
    await expectAccessible()
  })

  it('are narrowed by attribute and type of answer, in the address', async () => {
    const lists = reply(listMeasurements, ({ query }) =>
      pageOf('type' in Object(query) ? [] : [questionRow]),
    )
    const { user, address } = await renderApp(PATH, { as: settingsAdmin, replies: [lists] })
    await screen.findByRole('button', { name: `Edit “${text}”` })
    await screen.findByRole('option', { name: 'Teamwork' })
    await user.selectOptions(screen.getByLabelText('Attribute'), 'Teamwork')
    await user.selectOptions(screen.getByLabelText('Type of answer'), 'Date')
    await screen.findByRole('heading', { name: 'Nothing matches these filters' })
    expect(address()).toBe(`${PATH}?attribute_type_id=51&type=date`)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByRole('button', { name: `Edit “${text}”` })
  })

  it('begin as a copy of another one, with attributes and scores', async () => {
    const sent: unknown[] = []
    const creates = reply(createQuestion, ({ body }) => {
      sent.push(body)
      const [first] = libraryQuestions
      if (first === undefined) throw new Error('There is no question.')
      return { data: first }
    })
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [creates] })
    await user.click(await screen.findByRole('button', { name: `Actions for “${text}”` }))
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New question' }))
    await user.type(dialog.getByLabelText('Question'), ' Really?')
    await user.click(
      await dialog.findByRole('combobox', { name: /^Attributes scored by the answers/ }),
    )
    await user.click(await screen.findByRole('option', { name: 'Teamwork' }))
    const weight = dialog.getByLabelText('Weight in Teamwork')
    await user.clear(weight)
    await user.type(weight, '0')
    await user.type(dialog.getAllByLabelText(/^Score/)[0] ?? weight, '50')
    await user.click(dialog.getByRole('button', { name: 'Add the question' }))
    await dialog.findByText('Enter a weight above 0, or remove the attribute.')
    await user.clear(weight)
    await user.type(weight, '2')
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Add the question' }))
    await screen.findByText(`“${text} Really?” is added.`)
    expect(sent).toMatchObject([
      {
        usage_measurement_type_id: 3,
        question: {
          text: `${text} Really?`,
          measures: [{ attribute_type_id: 51, weight: 2 }],
        },
      },
    ])
  })

  it('tell what asks them', async () => {
    const { user } = await renderApp(PATH, { as: settingsAdmin })
    await user.click(await screen.findByRole('button', { name: `Used in 2 places ${text}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Where “${text}” is used` }))
    const hrefs = (await dialog.findAllByRole('link')).map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/smartreq-detail/setup/screening-plan?job=301',
      '/settings/templates/screening-question?search=Basics',
    ])
    await expectAccessible()
  })

  it('change, and say that plans keep their copies', async () => {
    const saves = reply(changeQuestion, ({ body: { question } }) => ({
      data: { account_question_id: questionRow.account_question_id, question },
    }))
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies: [saves] })
    await user.click(await screen.findByRole('button', { name: `Edit “${text}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the question' }))
    dialog.getByText('Plans that ask this question keep their own copy.')
    await user.type(dialog.getByLabelText('Question'), '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const notice = within(await screen.findByText(`“${text}!” is saved.`))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
  })

  it.each([
    ['employee-questions', 'Employees', 'Note for employees'],
    ['employee-performance', 'Managers', 'Note for managers'],
  ])('of %s speak to those who answer, and have no knock-outs', async (path, people, note) => {
    const { user } = await renderApp(`/settings/measurement/${path}`, { as: settingsAdmin })
    await user.click(await screen.findByRole('button', { name: 'New question' }))
    const dialog = await screen.findByRole('dialog', { name: 'New question' })
    within(dialog).getByLabelText(new RegExp(`^${note}`))
    within(dialog).getByLabelText(`${people} must answer it`)
    expect(dialog.textContent).not.toMatch(/candidate|applicant|knock-out/i)
  })

  it('are discarded by Escape only once the user agrees', async () => {
    const { user } = await renderApp(PATH, { as: settingsAdmin })
    await user.click(await screen.findByRole('button', { name: 'New question' }))
    const dialog = await screen.findByRole('dialog', { name: 'New question' })
    const field = within(dialog).getByLabelText('Question')
    await user.type(field, 'Why')
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(field).toHaveProperty('value', 'Why')
    await user.clear(field)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(dialog.isConnected, 'nothing is changed any more').toBe(false)
  })

  it('that were asked are archived, with the way back', async () => {
    const restored: unknown[] = []
    let isThere = true
    const replies = [
      // The list is read again without it before the user is told.
      reply(listMeasurements, () => pageOf(isThere ? [questionRow] : [])),
      reply(removeQuestion, () => {
        isThere = false
        return { data: { account_question_id: 71, is_archived: true } }
      }),
      reply(restoreQuestion, ({ params }) => {
        restored.push(params.account_question_id)
        return { data: { account_question_id: 71, question: questionRow.question } }
      }),
    ]
    const { user } = await renderApp(PATH, { as: settingsAdmin, replies })
    await user.click(await screen.findByRole('button', { name: `Actions for “${text}”` }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const says = `“${text}” is archived, because it is in use.`
    const notice = within(await screen.findByText(says))
    await user.click(notice.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone.')
    expect(restored.map(Number)).toEqual([71])
  })
})

describe('the assessments of the product', () => {
  it.each([
    ['/settings/measurement/personal-assessments', 'Personal assessments', 1],
    ['/settings/measurement/job-assessments', 'Job assessments', 7],
    ['/settings/measurement/typing-test', 'Typing tests', 8],
  ])('at %s say what they measure and which requisitions use them', async (path, title, type) => {
    const asked: unknown[] = []
    const lists = reply(listMeasurements, ({ query }) => {
      asked.push(query)
      return pageOf([assessmentRow])
    })
    const { user } = await renderApp(path, { as: settingsAdmin, replies: [lists] })
    await screen.findByRole('heading', { name: title, level: 1 })
    const rows = within(await screen.findByRole('list', { name: title }))
    rows.getByText('Scores are compared with norms')
    rows.getByText('Conscientiousness')
    await user.click(rows.getByRole('button', { name: 'Used in 2 requisitions Personality' }))
    const dialog = within(await screen.findByRole('dialog'))
    const preview = await dialog.findByRole('link', { name: 'Preview Dock worker' })
    expect(preview.getAttribute('href')).toBe('/smartreq-screening-plan-preview?job_id=301')
    expect(asked[0]).toMatchObject({ usageMeasurementTypeId: type })
    await expectAccessible()
  })
  it('say what each raw score becomes', async () => {
    const { user } = await renderApp('/settings/measurement/personal-assessments', {
      as: settingsAdmin,
      replies: [
        reply(listMeasurements, () => pageOf([assessmentRow])),
        reply(listScoreConversions, { data: scoreConversions }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Score conversion Personality' }))
    const dialog = within(await screen.findByRole('dialog'))
    const table = within(await dialog.findByRole('table', { name: 'Scores of Conscientiousness' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Raw scoreAttribute score',
      '241',
      '8549.4',
      '12099',
    ])
    dialog.getByText(/a mean of 85.2 and a standard deviation of 12.4/)
    await user.selectOptions(dialog.getByLabelText('Attribute'), 'Order')
    dialog.getByText(/There is no norm group/)
    await dialog.findByRole('table', { name: 'Scores of Order' })
    await expectAccessible()
  })

  it('say what went wrong where the conversion does not come', async () => {
    const { user } = await renderApp('/settings/measurement/personal-assessments', {
      as: settingsAdmin,
      replies: [
        reply(listMeasurements, () => pageOf([assessmentRow])),
        refuse(listScoreConversions, 'not_found'),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Score conversion Personality' }))
    await screen.findByRole('button', { name: 'Try again' })
  })
})
