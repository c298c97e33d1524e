import { signIn } from "#tests/support/server/client.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { type Bench, medianOf, rounded } from "./bench.ts"

const size = 100 * 1_048_576
const piece = new Uint8Array(1_048_576).fill(7)
const rounds = [1, 2, 3, 4, 5]

/** A server that does nothing but read what it is sent; with a file, it writes it there and flushes it. */
const sink = `const [port, file] = process.argv.slice(1)
require("node:http").createServer((request, response) => {
  const end = () => response.writeHead(204).end()
  if (file === undefined) request.resume().on("end", end)
  else request.pipe(require("node:fs").createWriteStream(file, { flush: true })).on("close", end)
}).listen(Number(port), "127.0.0.1", () => console.log("ready"))`

const startSink = async (...file: ReadonlyArray<string>) => {
  const port = await freePort()
  const child = spawn(process.execPath, ["-e", sink, String(port), ...file], { stdio: ["ignore", "pipe", "inherit"] })
  await once(child.stdout, "data")
  const receive = async (): Promise<number> => {
    const started = performance.now()
    await send(new URL(`http://127.0.0.1:${port}/`), {})
    return performance.now() - started
  }
  return { receive, stop: () => child.kill() }
}

/** 100 MiB by the resumable protocol, stored and flushed, against a bare sink that forgets them; in turns, in one run. */
export const ingest: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  const { token } = await signIn(server)
  const bare = await startSink()
  const storing = await startSink(join(folder, "stored"))
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
  await resumably()
  await bare.receive()
  const took = await inTurn(rounds, async () => ({
    bare: await bare.receive(),
    tus: await resumably(),
    stored: await storing.receive(),
  }))
  bare.stop()
  storing.stop()
  await server.stop()
  const [tus, sunk] = [speedOf(took.map((one) => one.tus)), speedOf(took.map((one) => one.bare))]
  return {
    figures: {
      "resumable upload (MiB/s)": rounded(tus),
      "bare sink (MiB/s)": rounded(sunk),
      "sink that writes and flushes a file (MiB/s)": rounded(speedOf(took.map((one) => one.stored))),
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
