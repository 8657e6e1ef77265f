// The least that a plan editor in React could do: the same rows with the same controls, from a plan that is part of the
// page. No routes, no languages, no network. What the real one costs is measured against it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import plan from 'virtual:baseline-plan'

type Step = (typeof plan)[number]
type Activity = Step['activities'][number]

function Row({ activity, onChange }: { activity: Activity; onChange: (one: Activity) => void }) {
  const { title, minutes, question_count: questions, is_required: isRequired } = activity
  return (
    <li>
      <button type="button">Drag</button>
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
    </li>
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
          <ul>
            {step.activities.map((activity) => (
              <Row
                key={activity.job_step_activity_id}
                activity={activity}
                onChange={(next) =>
                  replace({
                    ...step,
                    activities: step.activities.map((one) => (one === activity ? next : one)),
                  })
                }
              />
            ))}
          </ul>
          <button type="button">Add an activity</button>
        </li>
      ))}
    </ol>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Editor />)
