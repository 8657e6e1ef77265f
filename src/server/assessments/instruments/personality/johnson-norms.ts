/* oxlint-disable max-lines -- a table, not code */
// Published norms of the IPIP-NEO-120, and the one norm that this app makes of them.

export type Domain = 'N' | 'E' | 'O' | 'A' | 'C'

/** Mean and SD of a distribution of raw scores. */
type Moments = { readonly mean: number; readonly sd: number }

/** Raw scores of one domain in one group: the domain's mean and SD, and those of facets 1–6. */
type DomainNorms = {
  readonly domain: readonly [mean: number, sd: number]
  readonly means: readonly number[]
  readonly sds: readonly number[]
}

export const NORM_SOURCE =
  'IPIP-NEO-120 (J. A. Johnson, 2014), eight sex-by-age groups pooled with equal weight'

export const SHORT_NORM_SOURCE = `${NORM_SOURCE}, for five of the domain’s six facets by its mean facet correlation`

/**
 * The pooled norm of a domain, or of one of its facets (1–6).
 *
 * Scoring people against their own sex or age group is what US law forbids in selection (Civil Rights
 * Act of 1991, section 106: no norming by race, colour, religion, sex or national origin) and is age
 * discrimination elsewhere, so everyone is held against the same norm. The groups count equally:
 * mean = mean of the group means; variance = mean of the group variances + variance of the group means
 * (law of total variance). Rounded to three decimals, so that the stored key is the same everywhere.
 */
export function pooledNorm(domain: Domain, facet?: number): Moments {
  return pool(GROUPS.map((group) => momentsOf(group[domain], facet)))
}

/**
 * The pooled norm of a domain that is scored without one facet (1–6), which was not published.
 *
 * Per group, the mean is the sum of the means of the remaining facets. The SD follows from theirs and from the mean
 * correlation r of the domain's facets, which its published SD implies: Var(domain) = Σ sᵢ² + 2r Σᵢ<ⱼ sᵢsⱼ. The assumption
 * is that the remaining facets correlate with one another as all six do on average. The groups are pooled as above.
 */
export function pooledNormWithout(domain: Domain, leftOut: number): Moments {
  return pool(GROUPS.map((group) => momentsWithout(group[domain], leftOut)))
}

function momentsWithout({ domain: [, sd], means, sds }: DomainNorms, leftOut: number): Moments {
  const remains = (_: number, index: number) => index + 1 !== leftOut
  const all = spreadOf(sds)
  const correlation = (sd ** 2 - all.own) / all.shared
  const rest = spreadOf(sds.filter(remains))
  return {
    mean: sum(means.filter(remains)),
    sd: Math.sqrt(rest.own + correlation * rest.shared),
  }
}

/** Σ sᵢ², and 2 Σᵢ<ⱼ sᵢsⱼ: what the variance of the sum is made of where everything correlates with 0 and with 1. */
function spreadOf(sds: readonly number[]): { own: number; shared: number } {
  const own = sum(sds.map((sd) => sd ** 2))
  return { own, shared: sum(sds) ** 2 - own }
}

function pool(groups: readonly Moments[]): Moments {
  const mean = average(groups.map((group) => group.mean))
  const within = average(groups.map((group) => group.sd ** 2))
  const between = average(groups.map((group) => (group.mean - mean) ** 2))
  return { mean: round(mean), sd: round(Math.sqrt(within + between)) }
}

function momentsOf({ domain, means, sds }: DomainNorms, facet: number | undefined): Moments {
  if (facet === undefined) return { mean: domain[0], sd: domain[1] }
  const [mean, sd] = [means[facet - 1], sds[facet - 1]]
  if (mean === undefined || sd === undefined) throw new Error(`There is no norm of facet ${facet}`)
  return { mean, sd }
}

function average(values: readonly number[]): number {
  return sum(values) / values.length
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/**
 * Raw scores by sex and age as published with the inventory: items 1–5, 4 a facet (4–20), 24 a domain
 * (24–120). J. A. Johnson, Measuring thirty facets of the Five Factor Model with a 120-item public
 * domain inventory, Journal of Research in Personality 51 (2014), 78–89, and its scoring tables.
 */
const GROUPS: readonly Readonly<Record<Domain, DomainNorms>>[] = [
  // Male, up to 20
  {
    N: {
      domain: [67.84, 15.83],
      means: [11.72, 11.93, 10.58, 12.38, 11.67, 9.63],
      sds: [3.76, 4.41, 4.25, 3.83, 3.25, 3.38],
    },
    E: {
      domain: [80.7, 15.37],
      means: [13.76, 12.23, 14.06, 11.54, 14.67, 14.41],
      sds: [3.78, 4.17, 3.66, 3.15, 3.38, 3.68],
    },
    O: {
      domain: [85.98, 12.37],
      means: [16.68, 14.51, 14.52, 12.84, 15.47, 11.86],
      sds: [2.96, 3.87, 3.31, 3.16, 3.5, 3.17],
    },
    A: {
      domain: [81.98, 14.66],
      means: [13.18, 14.85, 15.37, 12.73, 12.01, 13.96],
      sds: [3.69, 3.44, 3.1, 4.05, 3.94, 3.35],
    },
    C: {
      domain: [79.66, 14.49],
      means: [15.31, 10.97, 15.22, 13.61, 12.35, 12.08],
      sds: [2.55, 3.93, 2.92, 3.65, 3.24, 4.02],
    },
  },
  // Male, 21–40
  {
    N: {
      domain: [66.97, 16.48],
      means: [11.44, 11.75, 10.37, 12.11, 12.18, 9.13],
      sds: [3.76, 4.3, 4.12, 3.81, 3.52, 3.48],
    },
    E: {
      domain: [78.9, 15.21],
      means: [13.31, 11.34, 14.58, 12.07, 13.34, 14.3],
      sds: [3.8, 3.99, 3.58, 3.23, 3.43, 3.53],
    },
    O: {
      domain: [86.51, 12.65],
      means: [15.94, 14.94, 14.6, 13.14, 16.11, 11.66],
      sds: [3.18, 3.63, 3.19, 3.39, 3.25, 3.72],
    },
    A: {
      domain: [84.22, 13.1],
      means: [12.81, 15.93, 15.37, 14.58, 11.43, 13.77],
      sds: [3.69, 3.18, 2.92, 3.7, 3.57, 3.29],
    },
    C: {
      domain: [85.5, 14.27],
      means: [15.8, 12.05, 15.68, 15.36, 13.27, 13.31],
      sds: [2.44, 4.26, 2.76, 3.39, 3.31, 4.03],
    },
  },
  // Male, 41–60
  {
    N: {
      domain: [64.11, 16.04],
      means: [10.79, 11.6, 9.78, 11.85, 11.24, 8.81],
      sds: [3.56, 4.16, 3.94, 3.62, 3.55, 3.35],
    },
    E: {
      domain: [77.06, 14.31],
      means: [13.22, 10.45, 14.95, 12.27, 11.82, 14.32],
      sds: [3.71, 3.68, 3.44, 3.3, 3.23, 3.29],
    },
    O: {
      domain: [83.04, 13.05],
      means: [14.65, 14.66, 14.76, 12.69, 15.4, 11.04],
      sds: [3.35, 3.59, 3.02, 3.44, 3.43, 3.93],
    },
    A: {
      domain: [88.33, 11.76],
      means: [13.42, 16.94, 15.65, 15.66, 11.96, 14.21],
      sds: [3.49, 2.83, 2.88, 3.33, 3.34, 3.17],
    },
    C: {
      domain: [91.27, 13.35],
      means: [16.19, 13.33, 16.56, 16.51, 14.05, 14.6],
      sds: [2.25, 4.32, 2.5, 2.93, 3.13, 3.78],
    },
  },
  // Male, over 60
  {
    N: {
      domain: [58.42, 15.48],
      means: [9.81, 11.46, 8.18, 11.08, 9.91, 8.24],
      sds: [3.54, 4.31, 3.59, 3.82, 3.36, 3.28],
    },
    E: {
      domain: [79.73, 13.63],
      means: [14.55, 11.19, 15.29, 12.81, 11.03, 15.02],
      sds: [3.47, 3.58, 3.1, 3.25, 2.88, 3.16],
    },
    O: {
      domain: [79.78, 12.21],
      means: [14.06, 14.22, 14.34, 12.42, 14.61, 10.11],
      sds: [3.13, 3.64, 2.9, 3.2, 3.89, 4.02],
    },
    A: {
      domain: [90.2, 11.73],
      means: [13.96, 17.74, 15.76, 16.18, 11.87, 14],
      sds: [3.13, 2.39, 2.74, 3.41, 3.5, 3.11],
    },
    C: {
      domain: [95.31, 11.99],
      means: [16.32, 14.41, 17.54, 16.65, 14.98, 15.18],
      sds: [2.31, 4.49, 2.3, 2.68, 2.76, 3.61],
    },
  },
  // Female, up to 20
  {
    N: {
      domain: [73.41, 15.61],
      means: [13.31, 13.09, 11.05, 12.11, 12.48, 11.3],
      sds: [3.62, 4.18, 4.2, 3.82, 3.3, 3.47],
    },
    E: {
      domain: [84.26, 14.98],
      means: [14.47, 13.12, 14.03, 12.67, 14.69, 15.34],
      sds: [3.6, 4.13, 3.68, 3.09, 3.48, 3.42],
    },
    O: {
      domain: [89.01, 11.84],
      means: [16.86, 15.93, 16.02, 12.95, 15.06, 12.17],
      sds: [2.89, 3.44, 2.95, 3.24, 3.51, 3.02],
    },
    A: {
      domain: [89.14, 13.21],
      means: [13.46, 16.11, 16.66, 13.73, 13.23, 15.7],
      sds: [3.72, 2.94, 2.69, 4.14, 3.79, 2.84],
    },
    C: {
      domain: [81.27, 14.38],
      means: [15.3, 11.11, 15.62, 14.69, 12.73, 11.82],
      sds: [2.54, 4.17, 2.76, 3.37, 3.19, 4.01],
    },
  },
  // Female, 21–40
  {
    N: {
      domain: [72.14, 16.16],
      means: [13.08, 12.72, 10.79, 12.2, 12.71, 10.69],
      sds: [3.68, 4.13, 4.07, 3.79, 3.58, 3.64],
    },
    E: {
      domain: [80.78, 14.64],
      means: [14.05, 11.92, 14.25, 12.77, 12.84, 14.96],
      sds: [3.66, 4.05, 3.61, 3.24, 3.53, 3.31],
    },
    O: {
      domain: [88.25, 12.15],
      means: [15.64, 15.97, 16.41, 12.84, 15.28, 12.06],
      sds: [3.34, 3.3, 2.69, 3.44, 3.47, 3.46],
    },
    A: {
      domain: [91.91, 11.39],
      means: [13.15, 17.34, 16.81, 15.57, 12.98, 15.52],
      sds: [3.71, 2.61, 2.53, 3.5, 3.57, 2.87],
    },
    C: {
      domain: [87.57, 13.87],
      means: [16.02, 12.67, 16.36, 16.11, 13.56, 12.91],
      sds: [2.34, 4.51, 2.54, 3.05, 3.23, 4.18],
    },
  },
  // Female, 41–60
  {
    N: {
      domain: [67.38, 16.1],
      means: [12.05, 11.19, 10.07, 12.07, 11.98, 10.07],
      sds: [3.72, 4.03, 3.97, 3.73, 3.69, 3.56],
    },
    E: {
      domain: [78.62, 14.19],
      means: [14.1, 10.84, 14.51, 13.03, 11.08, 15],
      sds: [3.72, 3.86, 3.5, 3.46, 3.42, 3.26],
    },
    O: {
      domain: [86.15, 12.62],
      means: [14.43, 16, 16.37, 12.58, 14.87, 11.85],
      sds: [3.49, 3.2, 2.58, 3.45, 3.65, 3.74],
    },
    A: {
      domain: [95.73, 9.84],
      means: [13.79, 18.16, 17.04, 17.02, 13.41, 15.82],
      sds: [3.52, 2.21, 2.4, 2.88, 3.3, 2.71],
    },
    C: {
      domain: [93.45, 12.94],
      means: [16.5, 13.68, 17.29, 17.16, 14.35, 14.41],
      sds: [2.16, 4.51, 2.27, 2.73, 3.13, 3.86],
    },
  },
  // Female, over 60
  {
    N: {
      domain: [63.48, 14.92],
      means: [11.39, 10.52, 9.1, 12, 10.21, 9.87],
      sds: [3.61, 3.82, 3.68, 3.61, 3.58, 3.44],
    },
    E: {
      domain: [78.22, 12.73],
      means: [14.85, 10.93, 14.19, 12.76, 10.08, 15.65],
      sds: [3.43, 3.7, 3.64, 3.26, 3.2, 3.04],
    },
    O: {
      domain: [81.56, 12.66],
      means: [13.15, 15.95, 15.73, 11.8, 14.21, 10.81],
      sds: [3.71, 3.12, 2.74, 3.26, 3.47, 3.89],
    },
    A: {
      domain: [97.17, 9.52],
      means: [14.19, 18.64, 17.13, 17.98, 13.58, 15.83],
      sds: [3.39, 1.9, 2.18, 2.56, 3.38, 2.85],
    },
    C: {
      domain: [96.44, 12.43],
      means: [16.5, 15.15, 18.34, 17.19, 14.7, 15.11],
      sds: [2.24, 4.07, 1.81, 2.49, 3.15, 3.66],
    },
  },
]
