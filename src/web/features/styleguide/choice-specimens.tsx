import { useState } from 'react'

import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { MultiCombobox } from '#web/ui/staff/form/choice/multi-combobox.tsx'
import { SuggestionField } from '#web/ui/staff/form/choice/suggestion-field.tsx'

import { Specimen } from './specimen.tsx'
import { applicants, stages } from './styleguide-samples.ts'

import styles from './styleguide.module.css'

const people: readonly Choice[] = applicants.map(({ id, name, city }) => ({
  id,
  label: name,
  detail: city,
}))

/** Fields for one, several or a text of one's own out of many. */
export function ChoiceSpecimens() {
  const [search, setSearch] = useState('')
  const [person, setPerson] = useState<Choice | null>(null)
  const [several, setSeveral] = useState<readonly Choice[]>(people.slice(0, 2))
  const [stage, setStage] = useState('')
  const found = people.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
  const searched = { choices: found, onSearch: setSearch }
  return (
    <Specimen name="Combobox, MultiCombobox, SuggestionField">
      <div className={styles.columns}>
        <Combobox
          {...searched}
          label="Assigned to"
          placeholder="Any assignee"
          chosen={person}
          onChange={setPerson}
        />
        <MultiCombobox {...searched} label="Applicants" chosen={several} onChange={setSeveral} />
        <SuggestionField
          label="Department"
          isOptional
          suggestions={stages.map(({ label }) => label)}
          value={stage}
          onChange={setStage}
        />
      </div>
    </Specimen>
  )
}
