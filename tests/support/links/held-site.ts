import { createServer } from "node:http"

/** A site with one video. While it is held, a download of it stops in the middle. */
export const heldSite = async (video: Buffer) => {
  const state = { isHeld: false, isGone: false, asked: 0, waiting: 0 }
  const server = createServer((_, response) => {
    state.asked += 1
    if (state.isGone) return void response.writeHead(404).end("gone")
    response.writeHead(200, { "content-type": "audio/wav", "content-length": video.length })
    if (!state.isHeld) return void response.end(video)
    state.waiting += 1
    response.write(video.subarray(0, video.length / 2))
    response.once("close", () => {
      state.waiting -= 1
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === "object" ? address?.port ?? 0 : 0}`
  return {
    host,
    state,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
