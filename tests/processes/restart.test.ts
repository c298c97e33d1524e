import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { compiledCode } from "../support/compiled-code.ts"
import { processes } from "../support/product/processes.ts"
import { freePort } from "../support/server/free-port.ts"
import { layEmptyDatabase } from "../support/server/lay-empty-database.ts"
import { until } from "../support/until.ts"

const folder = fileFolder()
const { cli } = processes()

describe("a server that npm start has started", () => {
  it("restarts when it is asked to, and says first that it is not ready", async () => {
    const dataDir = join(folder, "data")
    await layEmptyDatabase(dataDir)
    const port = await freePort()
    const { HOME = "", PATH = "" } = process.env
    const env = { ...compiledCode(), HOME, PATH, DATA_DIR: dataDir, PORT: String(port), DRAIN_SECONDS: "2" }
    const launcher = spawn(process.execPath, ["app-cli/launch/start.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] })
    try {
      let said = ""
      launcher.stdout.on("data", (bytes: Buffer) => void (said += bytes.toString()))
      launcher.stderr.on("data", (bytes: Buffer) => void (said += bytes.toString()))
      const health = () =>
        fetch(`http://127.0.0.1:${port}/api/health`).then(async (answer) =>
          [answer.status, await answer.text()] as const
        )
      const starts = () => said.split("Parley is at").length - 1
      await until(() => starts() === 1)
      const ended = await cli(dataDir, "restart")
      expect([ended.code, ended.out]).toEqual([0, "The server restarts; what is under way ends first, for 2 s\n"])
      const draining = await until(async () => {
        const [status, text] = await health()
        return status === 503 && text
      })
      expect(draining).toContain('"error_code":"ServerStopping"')
      await until(() => starts() === 2)
      expect((await health())[0]).toBe(200)
      expect(said).toContain("Restarting, as the operator asked")
    } finally {
      launcher.kill("SIGTERM")
    }
    const [code] = await once(launcher, "exit")
    expect(code).toBe(0)
    const nobody = await cli(dataDir, "restart")
    expect([nobody.code, nobody.err]).toEqual([69, "no server is running\n"])
  })
})
