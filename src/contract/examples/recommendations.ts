// Example reply of `../recommendations.ts`.
import { getRecommendations, type Recommendations } from '../plan-editor/recommendations.ts'
import { example } from './example.ts'
import { libraryQuestions } from './question-library.ts'

const similar = {
  similar_count: 2,
  similar_titles: ['Warehouse Associate', 'Warehouse Supervisor'],
  used_in: 3,
}
const usual = { similar_count: 0, similar_titles: [], used_in: 4 }

export const recommendations: Recommendations = {
  compared: 6,
  attributes: [
    { ...similar, attribute_type_id: 52 },
    { ...usual, attribute_type_id: 51 },
  ],
  activities: [
    { ...similar, slug: 'numerical' },
    { ...usual, slug: 'application-form' },
  ],
  questions: libraryQuestions.slice(0, 1).map((one) => ({ ...similar, ...one })),
}

export const recommendationExamples = [example(getRecommendations, { data: recommendations })]
