interface Stored {
  readonly id: string
  readonly question: string
}

/** A question that was asked on this page, with the ids of those that were stored before it. */
export interface Asked {
  readonly question: string
  readonly state: "writing" | "answered" | "stopped" | "failed"
  readonly earlier: ReadonlySet<string>
}

/**
 * The questions of this page that the stored history lacks: it may not have been fetched since, or fetching failed. What was
 * stopped is stored some time later, under an id that the page does not know.
 */
export const unstored = <Turn extends Asked>(
  own: ReadonlyArray<Turn>,
  stored: ReadonlyArray<Stored>,
): ReadonlyArray<Turn> =>
  own.filter(({ state, question, earlier }) =>
    state === "writing" || state === "failed" ||
    !stored.some((turn) => turn.question.trim() === question.trim() && !earlier.has(turn.id))
  )

export const idsOf = (stored: ReadonlyArray<Stored>): ReadonlySet<string> => new Set(stored.map(({ id }) => id))
