import { careerExamples } from '../examples/careers.ts'
import type { Slice } from '../slice.ts'
import * as careerPages from './career-pages.ts'
import * as companyMedia from './company-media.ts'
import * as jobPostings from './job-postings.ts'
import * as positions from './positions.ts'
import * as sources from './sources.ts'

export const careersSlice: Slice = {
  name: 'careers',
  modules: [careerPages, companyMedia, jobPostings, positions, sources],
  examples: [careerExamples],
}
