const all = new Set<() => void>()

/** For what a part keeps in memory of the person who is signed in. */
export const onSignOut = (forget: () => void): void => void all.add(forget)

/** The session is over: nothing of its person is left in memory. */
export const forgetPerson = (): void => {
  for (const forget of all) forget()
}
