/** The second that a link of a summary points to: "#t=63" is 63. Null for other links. */
export const secondOf = (href: string | undefined): number | null => {
  const found = /^#t=(\d+(?:\.\d+)?)$/.exec(href ?? "")?.[1]
  return found === undefined ? null : Number(found)
}
