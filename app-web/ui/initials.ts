/** A person as two letters; someone known by a phone number, as its last two digits. */
export const initials = (name: string): string => {
  const known = name.trim()
  if (/^\+\d/.test(known)) return known.slice(-2)
  // By code point: a letter may be two code units long.
  return known.split(/\s+/).slice(0, 2).map(([first = ""]) => first).join("").toUpperCase()
}
