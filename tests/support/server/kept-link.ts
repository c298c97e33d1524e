import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** The newest link to sign in that a server kept in its outbox for an address. */
export const keptLink = (folder: string, email: string): URL => {
  const outbox = join(folder, "data", "outbox")
  const mails = readdirSync(outbox).toSorted().map((name) => readFileSync(join(outbox, name), "utf8"))
  const text = mails.findLast((mail) => mail.includes(`"to":"${email}"`)) ?? ""
  return new URL(/https?:[^\s"\\]*token=[\w%.-]+/.exec(text)?.[0] ?? "")
}
