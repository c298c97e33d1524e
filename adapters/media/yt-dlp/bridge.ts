import { spawn } from "node:child_process"
import { connect, createServer } from "node:net"

/**
 * Runs a program whose proxy is a socket in a folder: it may be in a network of its own, where nothing else can be reached,
 * and knows only proxies with a port. `node bridge.ts SOCKET PROGRAM ARGUMENTS`, where `{proxy}` stands for the address.
 */
const [socket = "", command = "", ...args] = process.argv.slice(2)

const bridge = createServer((client) => {
  const proxy = connect(socket)
  client.on("error", () => proxy.destroy())
  proxy.on("error", () => client.destroy())
  client.pipe(proxy).pipe(client)
})

bridge.listen(0, "127.0.0.1", () => {
  const address = bridge.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const given = args.map((one) => one.replace("{proxy}", `http://127.0.0.1:${port}`))
  const child = spawn(command, given, { stdio: ["ignore", "inherit", "inherit"] })
  child.once("error", () => process.exit(127))
  child.once("exit", (code, signal) => signal === null ? process.exit(code ?? 1) : process.kill(process.pid, signal))
  // The server has been killed: nothing is left to fetch for.
  const held = connect(socket)
  held.on("error", () => undefined)
  held.once("close", () => child.kill("SIGKILL"))
})
