/** The tags of an address with one more or one less; undefined for none. */
export const toggled = (tags: string | undefined, id: string): string | undefined => {
  const before = tags === undefined ? [] : tags.split(",")
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
  return after.length === 0 ? undefined : after.join(",")
}
