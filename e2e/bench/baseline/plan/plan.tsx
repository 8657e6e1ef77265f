// The least that a plan editor in React could do: the same rows with the same controls, from a plan that is part of the
// page, dragged by the same means. No routes, no languages, no network. What the real one costs is measured against it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import plan from 'virtual:baseline-plan'

import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { movedTo } from '#web/ui/staff/table/drag/move-item.ts'

type Step = (typeof plan)[number]
type Activity = Step['activities'][number]

function Row({ activity, onChange }: { activity: Activity; onChange: (one: Activity) => void }) {
  const { title, minutes, question_count: questions, is_required: isRequired } = activity
  return (
    <>
      <span data-drag-handle>Drag</span>
      <span>{title.en}</span>
      <span>
        {minutes} minutes, {questions} questions
      </span>
      <label>
        <input
          type="checkbox"
          checked={isRequired}
          onChange={() => onChange({ ...activity, is_required: !isRequired })}
        />
        Required
      </label>
      <button type="button">Actions</button>
      <button type="button">Instruction</button>
      <button type="button">Notifications</button>
      <button type="button">Questions</button>
    </>
  )
}

function Activities({ step, onChange }: { step: Step; onChange: (step: Step) => void }) {
  const { activities } = step
  return (
    <DragList
      as="ul"
      onMove={(move) => onChange({ ...step, activities: movedTo(activities, move) })}
    >
      {activities.map((activity) => (
        <Row
          key={activity.job_step_activity_id}
          activity={activity}
          onChange={(next) =>
            onChange({
              ...step,
              activities: activities.map((one) => (one === activity ? next : one)),
            })
          }
        />
      ))}
    </DragList>
  )
}

function Editor() {
  const [steps, setSteps] = useState(plan)
  const replace = (step: Step) =>
    setSteps((all) => all.map((one) => (one.job_step_id === step.job_step_id ? step : one)))
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.job_step_id}>
          <button type="button">Drag</button>
          <input
            value={step.title}
            onChange={({ target }) => replace({ ...step, title: target.value })}
          />
          <button type="button">Decided by staff</button>
          <button type="button">Actions</button>
          <Activities step={step} onChange={replace} />
          <button type="button">Add an activity</button>
        </li>
      ))}
    </ol>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Editor />)
