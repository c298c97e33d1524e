import { hosts as onThePage } from "#web/features/account/hosts.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright"
import { signIn } from "../support/server/client.ts"
import { inTurn } from "../support/server/in-turn.ts"
import { startServer } from "../support/server/start-server.ts"
import { until } from "../support/until.ts"
import { aPerson, type Person } from "./a-person.ts"
import { aHome, type Home, type Typed } from "./host-home.ts"
import type { Host } from "./hosts.ts"
import { installHost } from "./install-host.ts"
import { aScriptedModel } from "./scripted-model.ts"
import { expireTokens, refreshes, story } from "./story.ts"

type Say = (text: string) => void

/** Runs a command until it ends; the person lets in what it opens a page for. False if the server did not know it. */
const isLetIn = async (
  home: Home,
  command: string,
  typed: ReadonlyArray<Typed>,
  allow: Person["allow"],
): Promise<boolean> => {
  const before = home.opened()
  const program = home.start(command, typed)
  let isOver = false
  void program.ended.then(() => (isOver = true))
  const address = await until(() => isOver ? "no page" : home.opened() !== before && home.opened(), { within: 300_000 })
  if (address !== "no page" && await allow(address) === "unknown") {
    program.stop()
    await program.ended
    return false
  }
  const { code, text } = await program.ended
  // One in which something is typed is closed by the person.
  if (code !== 0 && typed.length === 0) throw new Error(`${command}: ${code}\n${text.slice(-2000)}`)
  return true
}

/** As the page “Connect an assistant” says, and as a person goes on. */
const connect = async (home: Home, { setup, logIn, forget }: Host, url: string, person: Person, say: Say) => {
  const commands = onThePage[setup]?.account(url).text.split("\n").map((command) => ({ command, typed: [] })) ?? []
  const all = logIn === undefined ? commands : [...commands, logIn]
  const carriedOut = (): Promise<ReadonlyArray<boolean>> =>
    inTurn(all, ({ command, typed }) => isLetIn(home, command, typed, person.allow))
  if (!(await carriedOut()).includes(false)) return
  say("its document cannot be fetched without the internet; as the page says, it is removed and added again")
  if (forget !== undefined) await home.start(forget).ended
  if ((await carriedOut()).includes(false)) throw new Error("It was not let in")
}

/** Takes a host through the story, on a server of its own; returns how many steps were done, and what it said when it was disconnected. */
export const tryHost = async (name: string, host: Host, browser: Browser, say: Say) => {
  const folder = mkdtempSync(join(tmpdir(), `parley-host-${name}-`))
  const model = await aScriptedModel()
  const start = (port?: number) =>
    startServer({
      folder: join(folder, "server"),
      entry: "built",
      env: { DEFAULT_PLAN: "pro" },
      ...(port !== undefined && { port }),
    })
  let server = await start()
  try {
    const home = aHome(join(folder, "home"), installHost(host), host.environment(model.url))
    for (const [path, content] of Object.entries(host.files(model.url))) {
      home.put(path, typeof content === "string" ? content : JSON.stringify(content))
    }
    const person = await aPerson(browser, server.url, (await signIn(server)).token)
    await connect(home, host, `${server.url}/mcp`, person, say)
    let refreshed = 0
    const told = story({
      restart: async () => {
        await server.stop()
        server = await start(Number(new URL(server.url).port))
      },
      expire: () => host.refreshesWhenRefused ? expireTokens(server) : Promise.resolve(),
      disconnect: async () => {
        refreshed = await refreshes(server)
        await person.disconnect()
      },
    })
    const runs = await inTurn(told, async (steps) => {
      const run = model.follow(steps)
      const { code, text } = await home.start(host.ask("Look after my recordings.")).ended
      const done = steps.map(({ says }, at) => says.test(run.answers[at] ?? ""))
      steps.forEach(({ tool }, at) => {
        say(`${done[at] === true ? "✓" : "✗"} ${tool}: ${(run.answers[at] ?? "(not asked)").slice(0, 300)}`)
      })
      if (done.includes(false)) say(`It ended with ${code}:\n${text.slice(-3000)}`)
      return { done, last: run.answers.at(-1) ?? "", offered: run.offered }
    })
    await person.leave()
    const done = runs.flatMap((run) => run.done)
    return {
      isWhole: !done.includes(false) && (refreshed > 0 || !host.refreshesWhenRefused),
      done: `${done.filter(Boolean).length} of ${done.length}`,
      refreshed,
      tools: runs[0]?.offered.filter((one) => /parley/i.test(one)).length ?? 0,
      disconnected: (runs[1]?.last ?? "").replaceAll(/\s+/g, " ").slice(0, 120),
    }
  } finally {
    model.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
