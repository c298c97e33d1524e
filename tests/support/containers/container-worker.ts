import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { GenericContainer } from "testcontainers"
import { imageOf, isServiceName, type Place, services } from "./services.ts"

// Runs a service in a container at a port that was chosen, for as long as the test run lives, and removes it then.

const { dir = "", port = "", run = "" } = process.env
const name = process.argv[2] ?? ""
if (!isServiceName(name)) throw new Error(`No service is called ${name}`)
const { env, command, port: inside, webPort } = services[name]

const container = await new GenericContainer(imageOf(name))
  .withExposedPorts({ container: inside, host: Number(port) }, ...webPort === null ? [] : [webPort])
  .withEnvironment({ ...env })
  .withCommand([...command])
  .start()
const place: Place = { host: container.getHost(), webPort: webPort === null ? null : container.getMappedPort(webPort) }
await writeFile(join(dir, "place.new"), JSON.stringify(place))
await rename(join(dir, "place.new"), join(dir, "place"))

const isRunning = (): boolean => {
  try {
    return process.kill(Number(run), 0)
  } catch {
    return false
  }
}

const untilOver = async (): Promise<void> => {
  await sleep(1000)
  if (isRunning()) await untilOver()
}

await untilOver()
await container.stop()
process.exit(0)
