/** What kinds of scores there are: see `scorecards.ts`. */
export const SCORE_METRICS = ['percentile', 'pomp', 'wpm', 'accuracy'] as const
export type ScoreMetric = (typeof SCORE_METRICS)[number]
