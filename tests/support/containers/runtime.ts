import { existsSync } from "node:fs"
import { request } from "node:http"

const usualSocket = "/var/run/docker.sock"

/** Where Docker, or what speaks as it does, would answer. */
const address = (): { readonly socketPath: string } | { readonly host: string; readonly port: string } | null => {
  const given = process.env["DOCKER_HOST"]
  if (given === undefined) return existsSync(usualSocket) ? { socketPath: usualSocket } : null
  const { protocol, hostname, port, pathname } = new URL(given)
  return protocol === "unix:" ? { socketPath: pathname } : { host: hostname, port }
}

const look = (): Promise<boolean> =>
  new Promise((resolve) => {
    const at = address()
    if (at === null || process.env["TEST_CONTAINERS"] === "off") return resolve(false)
    const asked = request({ ...at, path: "/_ping", timeout: 2000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asked.on("error", () => resolve(false)).on("timeout", () => asked.destroy()).end()
  })

let answer: Promise<boolean> | undefined

/** Whether containers can be started: at DOCKER_HOST or Docker's own socket, unless TEST_CONTAINERS is off. */
export const runtimeAnswers = (): Promise<boolean> => (answer ??= look())
