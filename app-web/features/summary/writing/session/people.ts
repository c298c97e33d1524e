import type { Awareness } from "y-protocols/awareness"

/** Someone who has the document open, as the server names them. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly hue: number
}

export const personIn = (user: unknown): Person => {
  const { id, name, hue } = typeof user === "object" && user !== null ? { id: "", name: "", hue: 0, ...user } : nobody
  return { id, name, hue: typeof hue === "number" ? Math.abs(Math.trunc(hue)) % 8 : 0 }
}

const nobody = { id: "", name: "", hue: 0 }

export interface Other extends Person {
  /** Has the text open, but is on another tab of the task. */
  readonly isAway: boolean
}

/** The others, each once, however many windows they have open: away, if they are in all of them. */
export const othersIn = (states: Awareness["states"], ownId: string): ReadonlyArray<Other> => {
  const people = [...states.values()].map(({ user, away }): Other => {
    const { id, name, hue } = personIn(user)
    return { id, name, hue, isAway: away === true }
  })
  const others = people.filter(({ id }) => id !== "" && id !== ownId)
    .toSorted((one, other) => Number(other.isAway) - Number(one.isAway))
    .map((person) => [person.id, person] as const)
  return [...new Map(others).values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
