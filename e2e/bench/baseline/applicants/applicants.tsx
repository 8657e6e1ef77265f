// The least that a list of applicants in React could do: a table with the rows as a part of the page, of which only those in
// view are made. No routes, no languages, no network. What the real one costs is measured against it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import applicants from 'virtual:baseline-applicants'

const ROW_PX = 44
const VIEW_PX = 800
const BEYOND = 5

function Applicants() {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / ROW_PX) - BEYOND)
  const last = Math.min(applicants.length, Math.ceil((top + VIEW_PX) / ROW_PX) + BEYOND)
  return (
    <div
      style={{ height: VIEW_PX, overflow: 'auto' }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <table>
        <tbody>
          <tr style={{ height: first * ROW_PX }} />
          {applicants.slice(first, last).map((one) => (
            <tr key={one.user_smartreq_id} style={{ height: ROW_PX }} data-applicant>
              <td>
                <input type="checkbox" aria-label={one.last_name} />
              </td>
              <td>
                <a href={`#${one.user_smartreq_id}`}>
                  {one.first_name} {one.last_name}
                </a>
                <span>{one.email}</span>
              </td>
              <td>{one.status}</td>
              <td>{one.step_title}</td>
              <td>{one.pct_complete}%</td>
              <td>{one.score}</td>
              <td>{one.source_type}</td>
              <td>{one.application_date}</td>
            </tr>
          ))}
          <tr style={{ height: (applicants.length - last) * ROW_PX }} />
        </tbody>
      </table>
    </div>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Applicants />)
