import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The key of a server's outbox. */
export const outboxKeyOf = (folder: string): string => readFileSync(join(folder, "data", "outbox", "key"), "utf8")

/** The newest message that a server stored in its outbox for an address or number, as JSON. */
const kept = (folder: string, to: string): string => {
  const outbox = join(folder, "data", "outbox")
  const mails = readdirSync(outbox).filter((name) => name.endsWith(".json")).toSorted().map((name) =>
    readFileSync(join(outbox, name), "utf8")
  )
  return mails.findLast((mail) => mail.includes(`"to":"${to}"`)) ?? ""
}

/** The words of the newest message. */
export const keptText = (folder: string, to: string): string => JSON.parse(kept(folder, to)).text

/** The newest sign-in link. */
export const keptLink = (folder: string, email: string): URL =>
  new URL(/https?:[^\s"\\]*token=[\w%.-]+/.exec(kept(folder, email))?.[0] ?? "")
