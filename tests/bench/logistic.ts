/** What is known about something, and whether it holds. */
export interface Sample {
  readonly features: ReadonlyArray<number>
  readonly isRight: boolean
  readonly weight: number
}

export interface Fitted {
  readonly bias: number
  readonly weights: ReadonlyArray<number>
}

export interface FitOptions {
  readonly rounds: number
  readonly rate: number
  /** How much weights are held to 0. */
  readonly decay: number
}

/** Logistic regression by gradient descent. */
export const fitted = (samples: ReadonlyArray<Sample>, { rounds, rate, decay }: FitOptions): Fitted => {
  const weights = (samples[0]?.features ?? []).map(() => 0)
  const total = samples.reduce((sum, { weight }) => sum + weight, 0)
  const sparse = samples.map(({ features, isRight, weight }) => ({
    held: features.flatMap((value, nth): ReadonlyArray<readonly [number, number]> => value === 0 ? [] : [[nth, value]]),
    goal: isRight ? 1 : 0,
    share: weight / total,
  }))
  let bias = 0
  for (let round = 0; round < rounds; round++) {
    const slopes = weights.map(() => 0)
    let slope = 0
    for (const { held, goal, share } of sparse) {
      let sum = bias
      for (const [nth, value] of held) sum += value * (weights[nth] ?? 0)
      const error = (1 / (1 + Math.exp(-sum)) - goal) * share
      slope += error
      for (const [nth, value] of held) slopes[nth] = (slopes[nth] ?? 0) + error * value
    }
    bias -= rate * slope
    for (const [nth, value] of slopes.entries()) {
      weights[nth] = (weights[nth] ?? 0) - rate * (value + decay * (weights[nth] ?? 0))
    }
  }
  return { bias, weights }
}
