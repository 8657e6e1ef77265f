// The standard normal distribution.

/** Numerator and denominator of Hart's rational approximation, highest power first. */
const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
]
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
]
/** Beyond this many SDs the rational form loses precision and a continued fraction is used. */
const TAIL = 7.07106781186547
/** exp(−z²/2) underflows to nothing here. */
const VANISHING = 37

/**
 * Φ(z): the share of a standard normal distribution below `z`, 0–1, to about 15 digits.
 *
 * Hart's algorithm 5666 (Hart et al., Computer Approximations, 1968) as given by G. West, Better
 * Approximations to Cumulative Normal Functions, Wilmott Magazine, May 2005, p. 70–76.
 */
export function normalCdf(z: number): number {
  const upper = upperTail(Math.abs(z))
  return z > 0 ? 1 - upper : upper
}

function upperTail(x: number): number {
  if (x > VANISHING) return 0
  const density = Math.exp((-x * x) / 2)
  if (x < TAIL) return (density * polynomial(NUMERATOR, x)) / polynomial(DENOMINATOR, x)
  const fraction = [4, 3, 2, 1].reduce((below, k) => x + k / below, x + 0.65)
  return density / (fraction * Math.sqrt(2 * Math.PI))
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}
