import type { Messages } from "@lingui/core"
import { compileMessage } from "@lingui/message-utils/compileMessage"

/** One file: messages (ICU MessageFormat) by key, by namespace. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The messages of one namespace, read once instead of each time that one is written out. */
export const compiled = (catalogue: Catalogue, namespace: string): Messages => {
  const messages = catalogue[namespace]
  if (messages === undefined) throw new Error(`there are no texts named "${namespace}"`)
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]))
}
