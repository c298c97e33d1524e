import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The key of a server's outbox. */
export const outboxKeyOf = (folder: string): string => readFileSync(join(folder, "data", "outbox", "key"), "utf8")

/** The newest sign-in link that a server stored in its outbox for an address. */
export const keptLink = (folder: string, email: string): URL => {
  const outbox = join(folder, "data", "outbox")
  const mails = readdirSync(outbox).filter((name) => name.endsWith(".json")).toSorted().map((name) =>
    readFileSync(join(outbox, name), "utf8")
  )
  const text = mails.findLast((mail) => mail.includes(`"to":"${email}"`)) ?? ""
  return new URL(/https?:[^\s"\\]*token=[\w%.-]+/.exec(text)?.[0] ?? "")
}
