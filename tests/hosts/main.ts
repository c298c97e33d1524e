import { inTurn } from "../support/server/in-turn.ts"
import { openBrowser } from "../support/web/browser.ts"
import { type Host, hosts } from "./hosts.ts"
import { tryHost } from "./try-host.ts"

const say = (text: string): void => {
  process.stdout.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in hosts))
if (unknown.length > 0) {
  throw new Error(`No host is called ${unknown.join(" or ")}: ${Object.keys(hosts).join(", ")}`)
}
const chosen = Object.entries(hosts).filter(([name]) => asked.length === 0 || asked.includes(name))
const browser = await openBrowser()

/** A failure is said, and the others go on. */
const row = async ([name, host]: [string, Host]) => {
  say(`${name} ${host.version}`)
  const result = await tryHost(name, host, browser, (text) => say(`  ${text}`)).catch((cause: unknown) => {
    say(cause instanceof Error ? String(cause.stack) : String(cause))
    return { isWhole: false, done: "failed", refreshed: 0, tools: 0, disconnected: "" }
  })
  return { host: `${name} ${host.version}`, ...result }
}

const rows = await inTurn(chosen, row)
await browser.close()
say("host · steps done · tokens refreshed · tools seen · what its model reads once it is disconnected")
for (const { host, isWhole, done, refreshed, tools, disconnected } of rows) {
  say(`${isWhole ? "✓" : "✗"} ${host} · ${done} · ${refreshed} · ${tools} · ${disconnected}`)
}
process.exitCode = rows.every(({ isWhole }) => isWhole) ? 0 : 1
