import type { UserId } from "../kernel/ids.ts"

const hues = 8

/** The number of a person's colour, the same for everyone who sees them. */
export const hueOf = (name: string, id: UserId | null): number =>
  Array.from(name + String(id)).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % hues
