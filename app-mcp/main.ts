import { bridge } from "./stdio/bridge.ts"
import { linesOf } from "./stdio/lines-of.ts"

const key = process.env["PARLEY_MCP_KEY"]
const address = process.env["PARLEY_URL"] ?? `http://127.0.0.1:${process.env["PORT"] ?? "8420"}`
const tools = process.env["PARLEY_MCP_TOOLS"] ?? (process.argv.includes("--all-tools") ? "all" : "core")

const write = (message: unknown): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}

if (key === undefined || key === "") {
  process.stderr.write(
    "Set PARLEY_MCP_KEY to an MCP key of your account.\n"
      + "Make one with: npm run -s cli -- mcp-key create --email E --name N\n",
  )
  process.exitCode = 78
} else {
  const { receive, close } = bridge({
    url: `${address.replace(/\/$/, "")}/mcp?tools=${encodeURIComponent(tools)}`,
    key,
    write,
  })
  const pending = new Set<Promise<void>>()
  for await (const line of linesOf(process.stdin)) {
    const answered = receive(line).finally(() => pending.delete(answered))
    pending.add(answered)
  }
  await Promise.race([Promise.allSettled(pending), new Promise((resolve) => setTimeout(resolve, 2000))])
  close()
}
