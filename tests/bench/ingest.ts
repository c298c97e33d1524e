import { signIn } from "#tests/support/server/client.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type Bench, medianOf, rounded } from "./bench.ts"

const size = 100 * 1_048_576
const piece = new Uint8Array(1_048_576).fill(7)
const rounds = [1, 2, 3, 4, 5]

/** A server that does nothing but read what it is sent. */
const sink = `require("node:http").createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(204).end())
}).listen(Number(process.argv[1]), "127.0.0.1", () => console.log("ready"))`

/** 100 MiB by the resumable protocol, stored and flushed, against a bare sink that forgets them; in turns, in one run. */
export const ingest: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const { token } = await signIn(server)
  const port = await freePort()
  const bare = spawn(process.execPath, ["-e", sink, String(port)], { stdio: ["ignore", "pipe", "inherit"] })
  await once(bare.stdout, "data")
  const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" }
  const resumably = async (): Promise<number> => {
    const length = { ...headers, "upload-length": String(size), "upload-metadata": "filename YS53YXY=" }
    const opened = await fetch(`${server.url}/files`, { method: "POST", headers: length })
    const address = new URL(opened.headers.get("location") ?? "", server.url)
    const started = performance.now()
    await send(address, { ...headers, "upload-offset": "0", "content-type": "application/offset+octet-stream" })
    const took = performance.now() - started
    await fetch(address, { method: "DELETE", headers })
    return took
  }
  const bareSink = async (): Promise<number> => {
    const started = performance.now()
    await send(new URL(`http://127.0.0.1:${port}/`), {})
    return performance.now() - started
  }
  await resumably()
  await bareSink()
  const took = await inTurn(rounds, async () => ({ bare: await bareSink(), tus: await resumably() }))
  bare.kill()
  await server.stop()
  const [tus, sunk] = [speedOf(took.map((one) => one.tus)), speedOf(took.map((one) => one.bare))]
  return {
    figures: {
      "resumable upload (MiB/s)": rounded(tus),
      "bare sink (MiB/s)": rounded(sunk),
      "resumable ÷ bare": rounded(tus / sunk),
    },
    targets: { "at least half the speed of a bare sink": tus / sunk >= 0.5 },
  }
}

/** MiB a second, from milliseconds. */
const speedOf = (times: ReadonlyArray<number>) => size / 1_048_576 / (medianOf(times) / 1000)

const send = async (address: URL, headers: Record<string, string>): Promise<void> => {
  const sending = request(address, { method: "PATCH", headers: { ...headers, "content-length": size } })
  const answered = once(sending, "response")
  await pipeline(Readable.from(pieces()), sending)
  const [response] = await answered
  if (response.statusCode !== 204) throw new Error(`sending: ${response.statusCode}`)
  response.resume()
}

function* pieces(): Iterable<Uint8Array> {
  for (let sent = 0; sent < size; sent += piece.length) yield piece
}
