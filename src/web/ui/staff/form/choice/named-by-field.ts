import { type FieldControl, labelIdOf } from '../../../form/field.tsx'

/** What a `ComboBox` is told of the field around it: its name, its hint and error, and whether it is wrong. */
export function namedByField(control: FieldControl) {
  return {
    'aria-labelledby': labelIdOf(control.id),
    'aria-describedby': control['aria-describedby'] ?? '',
    isInvalid: control['aria-invalid'] === true,
  }
}
