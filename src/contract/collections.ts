// Every collection by its name: its endpoints, its sweeps and its tests follow from being named here.
import { rejectionReasons } from './settings/rejection-reasons.ts'
import { tags } from './settings/tags.ts'
import { textTemplates } from './settings/text-templates.ts'

export const COLLECTIONS = { rejectionReasons, tags, textTemplates } as const
