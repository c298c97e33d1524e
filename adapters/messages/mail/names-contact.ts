/**
 * Whether a text has this address or number in it, and not only a longer one: `ada@example.org` is not in
 * `bada@example.org`, nor in `ada@example.org.uk`.
 */
export const namesContact = (text: string, contact: string): boolean => {
  const literal = contact.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w.%+\-])${literal}(?![\w\-]|\.\w)`, "iu").test(text)
}
