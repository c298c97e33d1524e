import { expect } from "vitest"

/** What an assistant gets of what others said: between two lines with the same word. */
export const asQuoted = (text: string): unknown =>
  expect.stringMatching(
    new RegExp(
      `^\\[content (\\w{8}) begins: [^\\]]+\\]\\n${text.replaceAll(/[[\]()]/g, "\\$&")}\\n\\[content \\1 ends\\]$`,
    ),
  )
