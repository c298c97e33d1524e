import { type Client, signIn } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { encode } from "#tests/support/speech/encode.ts"
import { longMeeting } from "#tests/support/speech/meetings.ts"
import { readFile } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import { type Bench, rounded, since } from "./bench.ts"

/** Seconds that the upload takes over a slow line, and in how many pieces it comes. */
const slowLine = 120
const pieces = 240

/** Ten minutes of speech over a slow line, against the same at once: from the last byte to the finished summary. */
export const arriving: Bench = async (folder) => {
  const { wav } = await longMeeting()
  const file = await readFile(await encode(wav, "mp3", folder))
  const server = await startServer({ folder, entry: "built" })
  const client = await signIn(server)
  const atOnce = await sent(server.url, client, file, 0)
  const slowly = await sent(server.url, client, file, slowLine)
  await server.stop()
  return {
    figures: {
      "the upload takes (s)": slowLine,
      "sent at once, from the last byte to the end": atOnce.took,
      "sent slowly, the same": slowly.took,
      "slowly ÷ at once": rounded(slowly.took / atOnce.took),
    },
    targets: {
      "the same text": atOnce.text === slowly.text,
      "sooner than half the time": slowly.took < 0.5 * atOnce.took,
    },
  }
}

/** Sends a file by the resumable protocol within these seconds, and waits for its summary. */
const sent = async (url: string, client: Client, file: Buffer, seconds: number) => {
  const headers = { authorization: `Bearer ${client.token}`, "tus-resumable": "1.0.0" }
  const opened = await fetch(`${url}/files`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(file.length), "upload-metadata": "filename dGFsay5tcDM=" },
  })
  const address = new URL(opened.headers.get("location") ?? "", url)
  const count = seconds === 0 ? 1 : pieces
  const size = Math.ceil(file.length / count)
  await inTurn(Array.from({ length: count }, (_, nth) => nth * size), async (offset) => {
    await pause((seconds * 1000) / count)
    const body = new Uint8Array(file.subarray(offset, offset + size))
    await fetch(address, {
      method: "PATCH",
      headers: { ...headers, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body,
    })
  })
  const started = performance.now()
  const { id } = await client.call<{ id: string }>("POST", "/api/transcription/create", {
    upload_ids: [address.pathname.split("/").at(-1)],
  })
  await client.finished(id)
  const took = since(started)
  return { took, text: (await client.lines(id)).map(({ text }) => text).join("\n") }
}
