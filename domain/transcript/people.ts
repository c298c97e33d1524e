/** Names that the product gives until someone says who it is: they name nobody. */
const numbered = /^speaker \d+$/iu

/** Whether a name says who somebody is. */
export const isPerson = (name: string): boolean => !numbered.test(name.trim())

/** How many recordings are looked through, and how many names are offered. */
export const recordingsWithPeople = 500
const mostPeople = 200

/** The people among the names of speakers, each once, in the same order. */
export const peopleIn = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const people = new Map<string, string>()
  for (const name of names.map((one) => one.trim())) {
    const key = name.toLowerCase()
    if (isPerson(name) && !people.has(key)) people.set(key, name)
  }
  return [...people.values()].slice(0, mostPeople)
}
